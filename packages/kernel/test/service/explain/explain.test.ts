import { describe, expect, it } from 'vitest'
import { explain } from '../../../src/explain/explain.js'
import { renderExplanation } from '../../../src/explain/render/render-explanation.js'
import { define } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { appointment, booked } from '../appointment.js'
import { heldLoan } from '../decide/deciding.js'
import { extending } from '../loan.js'

const confirming = (args: Part, instance: Part = booked()) => explain(appointment, instance, 'confirm', args)

const refusedAt = ({ steps }: ReturnType<typeof explain>) => steps.find(({ passed }) => passed === false)?.step

describe('an explanation under the service rules', () => {
  it('SR-122: has the steps of an outcome, and its name', () => {
    const { steps, outcome, verdict, unlock } = confirming({ minutes: 5 })
    expect(steps.map(({ step, passed }) => [step, passed])).toEqual([
      ['instance', true],
      ['type', true],
      ['state', true],
      ['operation', true],
      ['arguments', true],
      ['selection', true],
      ['transition', true],
      ['refusal', true],
      ['preconditions', true],
      ['set', false],
      ['fields', null],
      ['revision', null],
      ['identity', null],
      ['invariants', null],
      ['events', null],
      ['response', null],
    ])
    expect({ outcome, verdict, unlock }).toEqual({
      outcome: 'confirmed',
      verdict: 'refused',
      unlock: { kind: 'values', paths: ['fulfillments.confirmed_at', 'fulfillments.room'] },
    })
  })

  it('SR-123: an operation without outcomes passes the steps of those, and names none', () => {
    const explained = explain(appointment, booked(), 'annotate', { note: 'n' })
    expect(explained.verdict).toBe('accepted')
    expect(explained.steps.every(({ passed }) => passed === true)).toBe(true)
    expect(explained).not.toHaveProperty('outcome')
  })

  it('SR-147: a declared refusal is a step of its own, and nothing gets past it', () => {
    const explained = confirming({ minutes: 500 })
    expect(refusedAt(explained)).toBe('refusal')
    expect(explained).toMatchObject({
      outcome: 'too_long',
      refusal: { kind: 'refused', error: 'TooLong' },
      unlock: null,
    })
    expect(renderExplanation(explained)).toBe(
      [
        'refused: outcome `too_long` refuses with `TooLong`: two hours at most',
        'outcome: `too_long`',
        'passed: instance, type, state, operation, arguments, selection, transition',
        'refused at: refusal',
        'not reached: preconditions, set, fields, revision, identity, invariants, events, response',
        'nothing that can change would pass `refusal`',
        '',
      ].join('\n'),
    )
  })

  const moves = [
    { name: 'fast', when: { truthy: '$args.fast' }, effect: { moves: { from: ['out'], to: 'back' } } },
    { name: 'slow', effect: { moves: { from: ['back'], to: 'lost' } } },
  ]
  const fast = { arguments: { fields: { fast: { type: 'boolean' } } } }
  const extend = (args: Part, state: string, preconditions: readonly Part[] = []) =>
    explain(
      define(extending({ days: { type: 'array', items: { type: 'integer' } } }, moves, { ...fast, preconditions })),
      heldLoan({ days: [1, 2] }, state),
      'extend',
      args,
    )

  it('SR-115: a guard that cannot be answered names what it lacks', () => {
    const explained = extend({}, 'out')
    expect(refusedAt(explained)).toBe('selection')
    expect(explained.unlock).toEqual({ kind: 'references', references: ['$args.fast'] })
  })

  it('SR-120: a move from elsewhere names the states that would do', () => {
    expect(extend({ fast: true }, 'back')).toMatchObject({
      outcome: 'fast',
      refusal: { kind: 'unspecified_move_source' },
      unlock: { kind: 'states', states: ['out'] },
    })
    expect(extend({ fast: true }, 'lost').unlock).toEqual({ kind: 'states', states: ['out', 'back'] })
  })

  it('SR-91: a field that is no longer its identity is corrected', () => {
    const { unlock, steps } = explain(appointment, booked({}, { id: 's:X-2' }), 'annotate', { note: 'n' })
    expect(steps.find(({ passed }) => passed === false)?.step).toBe('identity')
    expect(unlock).toEqual({ kind: 'values', paths: ['fields.code'] })
  })

  it('SR-47, SR-67: its rules read addresses, and ask of collections', () => {
    const few = { compare: { left: '$fields.days.count', op: 'lt', right: 2 } }
    const small = { for_all: { in: '$fields.days', as: 'd', that: { lt: ['$d', 9] } } }
    const { rules } = extend({ fast: true }, 'out', [{ assert: { all: [small, few] } }])
    const path = 'operations.extend.preconditions[0].assert'
    expect(rules.map(({ clause }) => clause)).toEqual([
      {
        path,
        operator: 'all',
        truth: false,
        clauses: [
          {
            path: `${path}.all[0]`,
            operator: 'for_all',
            truth: true,
            operands: [
              { path: `${path}.all[0].for_all.in`, source: 'field', reference: '$fields.days', value: [1, 2] },
            ],
            condition: small,
          },
          {
            path: `${path}.all[1]`,
            operator: 'compare',
            truth: false,
            operands: [
              { path: `${path}.all[1].compare.left`, source: 'field', reference: '$fields.days.count', value: 2 },
              { path: `${path}.all[1].compare.right`, source: 'literal', reference: null, value: 2 },
            ],
            condition: few,
          },
        ],
      },
    ])
  })
})
