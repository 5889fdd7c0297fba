import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { extending, loan } from '../loan.js'

const fields = { due: { type: 'string' }, times: { type: 'integer', required: true } }

const onOperation = (...outcomes: readonly Part[]): Part => extending(fields, outcomes)
const refusal = { refuses: { error: 'Overdue' } }
const moves = (from: unknown, to = 'back'): Part => ({ effect: { moves: { from, to } } })

describe('branches of an operation', () => {
  it.each<readonly [string, readonly Part[]]>([
    [
      'guards, then a default',
      [
        { name: 'a', when: true, ...refusal },
        { name: 'b', effect: 'updates' },
      ],
    ],
    ['no default at all', [{ name: 'a', when: true, effect: 'updates' }]],
    [
      'a state guard anywhere',
      [
        { name: 'a', in_state: 'lost', ...refusal },
        { name: 'b', effect: 'updates' },
      ],
    ],
    [
      'one for a wrong state after the default',
      [
        { name: 'a', ...moves('out') },
        { name: 'b', wrong_state: true, ...refusal },
      ],
    ],
    [
      'one for a wrong state before it',
      [
        { name: 'b', wrong_state: true },
        { name: 'a', ...moves(['out', 'lost']) },
      ],
    ],
    ['a move from a guarded state', [{ name: 'a', in_state: 'lost', ...moves(['out', 'lost']) }]],
    ['a branch that only emits', [{ name: 'a', emits: [{ type: 'Asked' }] }]],
  ])('SR-105, SR-109, SR-113, SR-114: %s', (_name, outcomes) => {
    expect(define(onOperation(...outcomes)).entity).toBe('loan')
  })

  it('SR-105: an operation with neither transitions nor branches leads nowhere', () => {
    expect(defectsOf(loan({ operations: { extend: {} } }))).toEqual([{ kind: 'no_transitions', operation: 'extend' }])
  })

  it('SR-106: the transitions, `set` and `emits` of an operation with branches are still checked', () => {
    const operation = {
      transitions: [{ from: 'gone', to: 'back' }],
      set: { lost: 1 },
      emits: [{ type: '' }],
    }
    expect(defectsOf(extending(fields, [{ name: 'a', effect: 'updates' }], operation)).map(({ kind }) => kind)).toEqual(
      ['unknown_from_state', 'unknown_set_field', 'empty_event_type'],
    )
  })

  const extend = { operation: 'extend', outcome: 'a' }
  const command = { command: 'extend', outcome: 'a' }

  it.each<readonly [string, readonly Part[], readonly Part[]]>([
    ['a blank name', [{ name: ' ', effect: 'updates' }], [{ kind: 'empty_outcome_name', command: 'extend' }]],
    [
      'a name twice',
      [
        { name: 'a', when: true, effect: 'updates' },
        { name: 'a', effect: 'updates' },
      ],
      [{ kind: 'duplicate_outcome', ...command }],
    ],
    [
      'two defaults',
      [
        { name: 'a', effect: 'updates' },
        { name: 'b', effect: 'updates' },
      ],
      [
        { kind: 'ambiguous_default_outcome', command: 'extend' },
        { kind: 'ambiguous_default_outcome', command: 'extend' },
      ],
    ],
    [
      'a default that is not the last',
      [
        { name: 'a', effect: 'updates' },
        { name: 'b', in_state: 'lost', effect: 'updates' },
      ],
      [{ kind: 'ambiguous_default_outcome', command: 'extend' }],
    ],
    [
      'two for a wrong state',
      [
        { name: 'm', ...moves('out') },
        { name: 'a', wrong_state: true },
        { name: 'b', wrong_state: true },
      ],
      [{ kind: 'duplicate_wrong_state_outcome', operation: 'extend' }],
    ],
    [
      'one for a wrong state with a guard',
      [
        { name: 'm', ...moves('out') },
        { name: 'a', wrong_state: true, when: true },
      ],
      [{ kind: 'wrong_state_with_selector', ...extend }],
    ],
    ['a creation', [{ name: 'a', effect: 'creates' }], [{ kind: 'creates_effect_on_operation', ...extend }]],
    [
      'unknown states, the guard first',
      [{ name: 'a', in_state: 'q', ...moves(['q', 'r'], 'p') }],
      ['q', 'p', 'q', 'r'].map((state) => ({ kind: 'unknown_outcome_state', ...command, state })),
    ],
    [
      'a guard outside the move',
      [{ name: 'a', in_state: 'lost', ...moves('out') }],
      [{ kind: 'guard_state_outside_move', ...extend, state: 'lost' }],
    ],
    ['nothing at all', [{ name: 'a' }], [{ kind: 'unobservable_outcome', ...command }]],
    [
      'a wrong state beside a state guard',
      [
        { name: 'm', in_state: 'out', ...moves('out') },
        { name: 'a', wrong_state: true },
      ],
      [{ kind: 'wrong_state_with_state_guard', operation: 'extend' }],
    ],
    [
      'a wrong state that no state is',
      [
        { name: 'm', when: true, ...moves(['out', 'back']) },
        { name: 'n', ...moves('lost') },
        { name: 'a', wrong_state: true },
      ],
      [{ kind: 'wrong_state_unreachable', operation: 'extend' }],
    ],
  ])('SR-109, SR-110: %s', (_name, outcomes, defects) => {
    expect(defectsOf(onOperation(...outcomes))).toEqual(defects)
  })

  it.each<Part>([
    { effect: 'updates' },
    moves('out'),
    { set: { due: 'x' } },
    { emits: [{ type: 'Denied' }] },
    { responds: {}, set: { times: 1 } },
  ])('SR-109: a refusal beside %j changes something', (also) => {
    expect(defectsOf(onOperation({ name: 'a', ...refusal, ...also }))).toEqual([
      { kind: 'refusal_mutates_state', ...command },
    ])
  })

  it('SR-109, K-159: where the lifecycle is broken, no state is unknown', () => {
    const lifecycle = { initial: 'out', states: ['out', 'out'] }
    expect(defectsOf({ ...onOperation({ name: 'a', in_state: 'q', effect: 'updates' }), lifecycle })).toEqual([
      { kind: 'duplicate_lifecycle_state', state: 'out' },
    ])
  })
})
