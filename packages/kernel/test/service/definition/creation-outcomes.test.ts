import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { anyText } from '../../support/text.js'
import { creating, loan } from '../loan.js'

const fields = { due: { type: 'string' }, times: { type: 'integer', required: true } }

const onCreation = (...outcomes: readonly Part[]): Part => creating(fields, outcomes)

const moves = (from: unknown, to = 'back'): Part => ({ effect: { moves: { from, to } } })

describe('branches of a creation', () => {
  const create = { command: 'create', outcome: 'a' }

  it('SR-107, SR-113: both unused combinations register, and so does a creation that says nothing', () => {
    expect(define(onCreation({ name: 'a', effect: 'creates', set: { times: 0 } })).entity).toBe('loan')
    expect(define(loan({ create: { arguments: { fields } } })).entity).toBe('loan')
    const emit = { type: 'Lent' }
    expect(define(creating(fields, [{ name: 'a', effect: 'creates' }], { emit })).entity).toBe('loan')
  })

  it.each<readonly [string, Part, readonly Part[]]>([
    ['for a wrong state', { wrong_state: true, effect: 'creates' }, [{ kind: 'wrong_state_on_create', outcome: 'a' }]],
    ['that updates', { effect: 'updates' }, [{ kind: 'missing_creates_effect', outcome: 'a', effect: 'updates' }]],
    ['that moves', moves('out'), [{ kind: 'missing_creates_effect', outcome: 'a', effect: 'moves' }]],
    [
      'in an unknown state',
      { in_state: 'q', effect: 'creates' },
      [{ kind: 'unknown_outcome_state', ...create, state: 'q' }],
    ],
    [
      'that increments',
      { effect: 'creates', set: { times: { increment: 1 } } },
      [{ kind: 'increment_on_create', path: 'create.outcomes.a.set.times', field: 'times' }],
    ],
    [
      'that clears',
      { effect: 'creates', set: { due: { cleared: true } } },
      [{ kind: 'clear_on_create', path: 'create.outcomes.a.set.due', field: 'due' }],
    ],
    [
      'that sets what is not declared',
      { effect: 'creates', set: { lost: 1 } },
      [{ kind: 'unknown_set_field', operation: 'create', field: 'lost' }],
    ],
    [
      'with an event without a type',
      { effect: 'creates', emits: [{ type: '' }] },
      [{ kind: 'empty_event_type', operation: null }],
    ],
  ])('SR-108, SR-109, SR-111: one %s', (_name, branch, defects) => {
    expect(defectsOf(onCreation({ name: 'a', ...branch }))).toEqual(defects)
  })

  it('SR-179: the fields of its arguments and its response are checked first', () => {
    const broken = { fields: { x: { type: 'enum' } } }
    const definition = creating(fields, [{ name: '', effect: 'creates' }], { arguments: broken, response: broken })
    expect(defectsOf(definition)).toEqual([
      { kind: 'invalid_field', path: 'create.arguments.x', message: anyText },
      { kind: 'invalid_field', path: 'create.response.x', message: anyText },
      { kind: 'empty_outcome_name', command: 'create' },
    ])
  })
})
