import { describe, expect, it } from 'vitest'
import { explain } from '../../src/explain/explain.js'
import type { Unlock } from '../../src/explain/explanation.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { heldPermit, renewable } from '../support/permit.js'
import { explainCondition, explainRenewal } from './ask.js'

const rule = 'operations.renew.preconditions[0].assert'
const is = (name: string) => ({ eq: [`$fields.${name}`, 1] })

/** The needed clauses by what follows the rule's path; all fields that count are 1. */
const neededFor = (assert: unknown, fields: Record<string, unknown> = {}): unknown => {
  const { unlock } = explainCondition(assert, fields)
  if (unlock?.kind !== 'clauses') return unlock
  return unlock.clauses.map(({ path, truth }) => [path.replace(rule, ''), truth])
}

describe('what would get past a rule', () => {
  it('a single question, answered otherwise, whether it is false or unknown', () => {
    expect(neededFor(is('a'), { a: 2 })).toEqual([['', true]])
    expect(neededFor(is('a'))).toEqual([['', true]])
  })

  it('K-88: of `all`, every child that is not true', () => {
    expect(neededFor({ all: [is('a'), is('b'), is('c')] }, { b: 1 })).toEqual([
      ['.all[0]', true],
      ['.all[2]', true],
    ])
  })

  it('K-88: of `any`, the child that needs the fewest, the first of equals', () => {
    const two = { all: [is('a'), is('b')] }

    expect(neededFor({ any: [two, is('c'), is('d')] })).toEqual([['.any[1]', true]])
    expect(neededFor({ any: [two, { all: [is('c'), is('d')] }] }, { d: 1, c: 2 })).toEqual([['.any[1].all[0]', true]])
  })

  it('K-88: below `not` the other way round', () => {
    expect(neededFor({ not: is('a') }, { a: 1 })).toEqual([['.not', false]])
    expect(neededFor({ not: is('a') })).toEqual([['.not', false]])
    expect(neededFor({ not: { any: [is('a'), is('b'), is('c')] } }, { a: 1, b: 2, c: 1 })).toEqual([
      ['.not.any[0]', false],
      ['.not.any[2]', false],
    ])
    expect(neededFor({ not: { all: [{ not: is('a') }, is('b')] } }, { b: 1 })).toEqual([['.not.all[0].not', true]])
  })

  it('what the definition alone answers cannot change: another way is taken, or there is none', () => {
    const fixed = { any: [{ gt: [1, 2] }, { eq: ['$entity', 'loan'] }, { all: [false, is('a')] }] }

    expect(neededFor(false)).toBeNull()
    expect(neededFor({ all: [is('a'), { not: { exists: 'x' } }] })).toBeNull()
    expect(neededFor(fixed)).toBeNull()
    expect(neededFor({ any: [fixed, { all: [is('a'), is('b')] }] })).toEqual([
      ['.any[1].all[0]', true],
      ['.any[1].all[1]', true],
    ])
  })

  it('only the rule that refused counts', () => {
    const preconditions = [{ assert: true }, { assert: is('a') }, { assert: is('a') }]
    const { unlock } = explainRenewal(renewable({ a: { type: 'json' } }, { preconditions }))

    expect(unlock).toEqual({
      kind: 'clauses',
      clauses: [{ path: 'operations.renew.preconditions[1].assert', truth: true }],
    })
  })

  it('an invariant is unlocked as a precondition is', () => {
    const invariants = [{ assert: { not: { exists: '$fields.a' } } }]

    expect(explainRenewal(renewable({ a: { type: 'json' } }, {}, { invariants }), { a: 1 }).unlock).toEqual({
      kind: 'clauses',
      clauses: [{ path: 'invariants[0].assert.not', truth: false }],
    })
  })
})

const definition = renewable(
  { visits: { type: 'integer', required: true }, plate: { type: 'string' }, note: { type: 'json' } },
  {
    transitions: [{ from: ['draft', 'expired'], to: 'valid' }],
    arguments: { fields: { zone: { type: 'string', required: true } } },
    set: { visits: { increment: 1 }, plate: '$fields.note.plate' },
  },
)

const good = { visits: 0, note: { plate: 'AB-1' } }
const zoned = { zone: 'A' }

describe('what would get past another step', () => {
  it.each<readonly [string, Parameters<typeof explainRenewal>, Unlock | null]>([
    ['the type', [definition, good, zoned, { entity: 'loan' }], { kind: 'type', entity: 'permit', version: 3 }],
    [
      'a state of the lifecycle',
      [definition, good, zoned, { lifecycle_state: 'lost' }],
      { kind: 'states', states: ['draft', 'valid', 'expired'] },
    ],
    ['arguments', [definition, good, { hue: 1 }], { kind: 'values', paths: ['arguments.zone', 'arguments.hue'] }],
    [
      'a source of the operation',
      [definition, good, zoned, { lifecycle_state: 'valid' }],
      { kind: 'states', states: ['draft', 'expired'] },
    ],
    [
      'a reference that gives something',
      [definition, { visits: 0 }, zoned],
      { kind: 'references', references: ['$fields.note.plate'] },
    ],
    [
      'a sum in range',
      [definition, { ...good, visits: exact('18446744073709551615') }, zoned],
      { kind: 'values', paths: ['fields.visits'] },
    ],
    ['a field', [definition, { visits: 0, note: { plate: 7 } }, zoned], { kind: 'values', paths: ['fields.plate'] }],
    [
      'nothing, once revisions are used up',
      [definition, good, zoned, { revision: exact('9223372036854775807') }],
      null,
    ],
  ])('%s', (_name, asked, unlock) => {
    expect(explainRenewal(...asked).unlock).toEqual(unlock)
  })

  it('an operation of the definition, in name order', () => {
    const operations = {
      b: { transitions: [{ from: 'draft', to: 'valid' }] },
      a: { transitions: [{ from: 'draft', to: 'valid' }] },
    }
    const named = define({ ...definition, operations })

    expect(explain(named, heldPermit(good), 'c', {}).unlock).toEqual({ kind: 'operations', operations: ['a', 'b'] })
  })
})
