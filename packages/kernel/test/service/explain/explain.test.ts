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

  it('SR-147: a declared refusal is a step of its own, which another answer of its guard would pass', () => {
    const explained = confirming({ minutes: 500 })
    expect(refusedAt(explained)).toBe('refusal')
    expect(explained).toMatchObject({
      outcome: 'too_long',
      refusal: { kind: 'refused', error: 'TooLong' },
      unlock: { kind: 'clauses', clauses: [{ path: 'operations.confirm.outcomes.too_long.when', truth: false }] },
    })
    expect(renderExplanation(explained)).toBe(
      [
        'refused: outcome `too_long` refuses with `TooLong`: two hours at most',
        'outcome: `too_long`',
        'passed: instance, type, state, operation, arguments, selection, transition',
        'refused at: refusal',
        'not reached: preconditions, set, fields, revision, identity, invariants, events, response',
        'outcome `too_long`: true',
        '  true     the argument `minutes` is above 120 ($args.minutes: 500)',
        'outcome `confirmed`: true (not judged)',
        '  true     the argument `minutes` is above 0 ($args.minutes: 500)',
        'outcome `nothing`: true (not judged)',
        '`refusal` would pass if:',
        '  the argument `minutes` is not above 120 ($args.minutes: 500)',
        '',
      ].join('\n'),
    )
  })

  it('SR-116: an outcome that refuses for want of another one passes where that one is selected', () => {
    const explained = confirming({ minutes: 0 })
    expect(explained).toMatchObject({
      outcome: 'nothing',
      outcomes: [
        { outcome: 'too_long', truth: false, judged: true },
        { outcome: 'confirmed', truth: false, judged: true },
        { outcome: 'nothing', truth: true, judged: true, in_state: null, clause: null, unresolved: [] },
      ],
      unlock: { kind: 'clauses', clauses: [{ path: 'operations.confirm.outcomes.confirmed.when', truth: true }] },
    })
  })

  it('SR-121: the outcome for wrong states passes in the states that moves start from', () => {
    const explained = confirming({ minutes: 5 }, booked({}, { lifecycle_state: 'confirmed' }))
    expect(explained).toMatchObject({
      outcome: 'closed',
      refusal: { error: 'NotBooked' },
      unlock: { kind: 'states', states: ['booked'] },
    })
    expect(explained.outcomes?.map(({ outcome }) => outcome)).toEqual(['too_long', 'confirmed', 'nothing'])
  })

  const guarded = (outcomes: readonly Part[], args: Part, state: string) =>
    explain(
      define(extending({}, outcomes, { arguments: { fields: { fast: { type: 'boolean' } } } })),
      heldLoan({}, state),
      'extend',
      args,
    )
  const inState = (state: string, parts: Part = {}): Part => ({ name: `in_${state}`, in_state: state, ...parts })

  it('SR-115: an outcome of another state does not hold, whatever its condition answers', () => {
    const outcomes = [inState('back', { when: { truthy: '$args.fast' }, effect: 'updates' })]
    const explained = guarded(outcomes, { fast: true }, 'out')
    expect(explained).toMatchObject({
      refusal: { kind: 'no_outcome_selected' },
      outcomes: [{ outcome: 'in_back', in_state: 'back', truth: false, judged: true, clause: { truth: true } }],
      unlock: { kind: 'states', states: ['back'] },
    })
    expect(renderExplanation(explained)).toContain(
      'outcome `in_back`, in `back`: false\n  true     the argument `fast` counts',
    )
  })

  it('SR-115: where the state is another one and the condition does not hold either, neither alone would do', () => {
    const outcomes = [inState('back', { when: { truthy: '$args.fast' }, effect: 'updates' })]
    expect(guarded(outcomes, { fast: false }, 'out')).toMatchObject({
      refusal: { kind: 'no_outcome_selected' },
      unlock: null,
    })
    expect(guarded(outcomes, { fast: false }, 'back')).toMatchObject({
      unlock: { kind: 'clauses', clauses: [{ path: 'operations.extend.outcomes.in_back.when', truth: true }] },
    })
  })

  it('SR-116: where no outcome is left that accepts, nothing can change', () => {
    const refuses = { name: 'never', when: { truthy: '$args.fast' }, refuses: { error: 'Never' } }
    const none = { name: 'none', refuses: { error: 'None' } }
    expect(guarded([refuses, none], { fast: false }, 'out')).toMatchObject({ outcome: 'none', unlock: null })
    expect(guarded([refuses], { fast: false }, 'out')).toMatchObject({
      refusal: { kind: 'no_outcome_selected' },
      unlock: null,
    })
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
    expect(explained.outcomes).toMatchObject([
      { outcome: 'fast', truth: 'unknown', judged: true, unresolved: ['$args.fast'] },
      { outcome: 'slow', truth: true, judged: false },
    ])
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
