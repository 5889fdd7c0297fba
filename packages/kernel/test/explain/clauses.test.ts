import { describe, expect, it } from 'vitest'
import type { Clause } from '../../src/explain/explanation.js'
import { renewable } from '../support/permit.js'
import { explainCondition, explainRenewal } from './ask.js'

const rule = 'operations.renew.preconditions[0].assert'

const clauseOf = (...asked: Parameters<typeof explainCondition>): Clause | undefined =>
  explainCondition(...asked).rules[0]?.clause

const operandOf = (operand: unknown, ...facts: readonly [Record<string, unknown>?, Record<string, unknown>?]) => {
  const clause = clauseOf({ exists: operand }, ...facts)
  return clause !== undefined && 'operands' in clause ? clause.operands[0] : undefined
}

describe('the clauses of a rule', () => {
  it('K-103: have the shape of the condition, each with its path and its truth', () => {
    const condition = { any: [{ all: [true, { not: { gt: ['$fields.visits', 3] } }] }, { exists: '$args.by' }] }

    expect(clauseOf(condition, { visits: 5 }, { by: 'ann' })).toMatchObject({
      path: rule,
      operator: 'any',
      truth: true,
      clauses: [
        {
          path: `${rule}.any[0]`,
          operator: 'all',
          truth: false,
          clauses: [
            { path: `${rule}.any[0].all[0]`, operator: 'literal', truth: true },
            {
              path: `${rule}.any[0].all[1]`,
              operator: 'not',
              truth: false,
              clauses: [{ path: `${rule}.any[0].all[1].not`, operator: 'gt', truth: true }],
            },
          ],
        },
        { path: `${rule}.any[1]`, operator: 'exists', truth: true },
      ],
    })
  })

  it('K-89: every child is answered, also where the answer is fixed already', () => {
    const clause = clauseOf({ all: [false, { gt: ['$fields.none', 1] }, true] })

    expect(clause).toMatchObject({ truth: false, clauses: [{ truth: false }, { truth: 'unknown' }, { truth: true }] })
  })

  it('K-103: operands stand at their paths, inside lists and objects too', () => {
    const clause = clauseOf({ in: ['$fields.zone', [1, { of: ['$args.by'] }]] }, { zone: 'A' }, { by: 'ann' })

    expect(clause).toEqual({
      path: rule,
      operator: 'in',
      truth: false,
      operands: [
        { path: `${rule}.in[0]`, source: 'field', reference: '$fields.zone', value: 'A' },
        {
          path: `${rule}.in[1]`,
          source: 'composed',
          reference: null,
          value: [1, { of: ['ann'] }],
          operands: [
            { path: `${rule}.in[1][0]`, source: 'literal', reference: null, value: 1 },
            {
              path: `${rule}.in[1][1]`,
              source: 'composed',
              reference: null,
              value: { of: ['ann'] },
              operands: [
                {
                  path: `${rule}.in[1][1].of`,
                  source: 'composed',
                  reference: null,
                  value: ['ann'],
                  operands: [
                    { path: `${rule}.in[1][1].of[0]`, source: 'argument', reference: '$args.by', value: 'ann' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('K-113: rules after the first that is not true are shown and were not judged', () => {
    const preconditions = [
      { name: 'first', assert: true },
      { assert: { exists: '$args.by' } },
      { name: 'third', assert: false },
    ]
    const { rules } = explainRenewal(renewable({}, { arguments: { additional_fields: true }, preconditions }))

    expect(rules).toMatchObject([
      { list: 'preconditions', index: 0, rule: 'first', truth: true, judged: true },
      { list: 'preconditions', index: 1, rule: null, truth: false, judged: true },
      { list: 'preconditions', index: 2, rule: 'third', truth: false, judged: false },
    ])
  })

  it('K-108, K-109: a rule lists what gave nothing, only where it is unknown', () => {
    const unresolved = (assert: unknown) => explainCondition(assert, { at: 'soon' }).rules[0]?.unresolved

    expect(unresolved({ any: [{ eq: ['$fields.z', '$args.a'] }, { before: ['$fields.at', '2030-01-01'] }] })).toEqual([
      '$args.a',
      '$fields.at',
      '$fields.z',
    ])
    expect(unresolved({ all: [{ eq: ['$fields.z', 1] }, false] })).toEqual([])
  })
})

describe('an operand', () => {
  it.each<readonly [string, string, unknown]>([
    ['$fields.zone', 'field', 'A'],
    ['$old_fields.zone', 'old_field', 'A'],
    ['$args.by', 'argument', 'ann'],
    ['$args', 'argument', { by: 'ann' }],
    ['$id', 'id', 'p-7'],
    ['$entity', 'entity', 'permit'],
    ['$version', 'version', 3],
    ['$from_state', 'from_state', 'draft'],
    ['$to_state', 'to_state', 'valid'],
  ])('K-74: %s comes from %s', (reference, source, value) => {
    expect(operandOf(reference, { zone: 'A' }, { by: 'ann' })).toEqual({
      path: `${rule}.exists`,
      source,
      reference,
      value,
    })
  })

  it('K-74: $state comes from the new state', () => {
    const invariants = [{ assert: { eq: ['$state', 'valid'] } }]

    expect(explainRenewal(renewable({}, {}, { invariants })).rules[0]?.clause).toMatchObject({
      path: 'invariants[0].assert',
      operands: [{ source: 'state', reference: '$state', value: 'valid' }, {}],
    })
  })

  it('K-106, K-107: a reference that gives nothing is missing and has no value, one to a null is null', () => {
    expect(operandOf('$fields.none')).toEqual({ path: `${rule}.exists`, source: 'missing', reference: '$fields.none' })
    expect(operandOf('$fields.none', { none: null })).toEqual({
      path: `${rule}.exists`,
      source: 'null',
      reference: '$fields.none',
      value: null,
    })
  })

  it('K-228: a name that the host knows is an ordinary member', () => {
    expect(operandOf('$fields.constructor')).toMatchObject({ source: 'missing' })
    expect(operandOf('$fields.constructor', { constructor: 1 })).toMatchObject({ source: 'field', value: 1 })
  })

  it('K-105: a list or object with a gap has no value, and its parts say where the gap is', () => {
    expect(operandOf({ b: '$fields.none', a: '$fields.zone' }, { zone: 'A' })).toEqual({
      path: `${rule}.exists`,
      source: 'composed',
      reference: null,
      operands: [
        { path: `${rule}.exists.a`, source: 'field', reference: '$fields.zone', value: 'A' },
        { path: `${rule}.exists.b`, source: 'missing', reference: '$fields.none' },
      ],
    })
  })

  it.each<readonly [unknown, unknown]>([
    ['plain', 'plain'],
    ['$$fields', '$fields'],
    [null, null],
    [
      [1, 'a'],
      [1, 'a'],
    ],
    [{}, {}],
  ])('K-97: %j is a literal', (operand, value) => {
    expect(operandOf(operand)).toEqual({ path: `${rule}.exists`, source: 'literal', reference: null, value })
  })
})
