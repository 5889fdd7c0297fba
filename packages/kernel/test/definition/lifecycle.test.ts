import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { permit, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'

const withStates = (states: readonly string[], initial = 'draft'): Part => permit({ lifecycle: { initial, states } })
const withTransitions = (...transitions: readonly Part[]): Part => permit({ operations: { renew: { transitions } } })

describe('lifecycle, operations and transitions at registration', () => {
  it('K-118: states that no transition reaches and states without exit are legal', () => {
    expect(define(withTransitions({ from: 'valid', to: 'expired' })).entity).toBe('permit')
  })

  it.each([
    ['an empty list', withStates([]), [{ kind: 'empty_lifecycle' }]],
    [
      'blank states',
      withStates(['draft', '', '\u2003']),
      [{ kind: 'empty_lifecycle_state' }, { kind: 'empty_lifecycle_state' }],
    ],
    [
      'repeated states',
      withStates(['draft', 'valid', 'draft', 'valid', 'draft']),
      [
        { kind: 'duplicate_lifecycle_state', state: 'draft' },
        { kind: 'duplicate_lifecycle_state', state: 'valid' },
        { kind: 'duplicate_lifecycle_state', state: 'draft' },
      ],
    ],
    ['an unknown initial state', withStates(['draft'], 'Draft'), [{ kind: 'unknown_initial_state', state: 'Draft' }]],
    [
      'blank and repeated states, in order',
      withStates(['draft', 'draft', '', 'draft']),
      [
        { kind: 'duplicate_lifecycle_state', state: 'draft' },
        { kind: 'empty_lifecycle_state' },
        { kind: 'duplicate_lifecycle_state', state: 'draft' },
      ],
    ],
  ])('K-118, K-157: %s', (_name, definition, defects) => {
    expect(defectsOf(definition)).toEqual(defects)
  })

  it('K-118: states are compared exactly, without normalization', () => {
    expect(define(withStates(['caf\u00e9', 'cafe\u0301', 'Café'], 'caf\u00e9')).entity).toBe('permit')
  })

  it('K-119: from is one state or a list, and to may equal from', () => {
    const transitions = [
      { from: 'draft', to: 'draft' },
      { from: ['valid', 'expired'], to: 'valid' },
    ]

    expect(define(withTransitions(...transitions)).entity).toBe('permit')
  })

  it.each([
    [
      'an empty list of sources',
      [
        { from: [], to: 'valid' },
        { from: [], to: 'valid' },
      ],
      [
        { kind: 'empty_from_states', operation: 'renew' },
        { kind: 'empty_from_states', operation: 'renew' },
      ],
    ],
    [
      'unknown sources, once per occurrence',
      [
        { from: ['lost', 'draft', 'lost'], to: 'valid' },
        { from: 'gone', to: 'valid' },
      ],
      [
        { kind: 'unknown_from_state', operation: 'renew', state: 'lost' },
        { kind: 'unknown_from_state', operation: 'renew', state: 'lost' },
        { kind: 'unknown_from_state', operation: 'renew', state: 'gone' },
      ],
    ],
    [
      'unknown targets',
      [
        { from: 'draft', to: 'gone' },
        { from: 'valid', to: 'gone' },
      ],
      [
        { kind: 'unknown_to_state', operation: 'renew', state: 'gone' },
        { kind: 'unknown_to_state', operation: 'renew', state: 'gone' },
      ],
    ],
    [
      'a transition: sources in order, then the target',
      [
        { from: ['lost', 'draft', 'draft'], to: 'gone' },
        { from: [], to: 'lost' },
      ],
      [
        { kind: 'unknown_from_state', operation: 'renew', state: 'lost' },
        { kind: 'ambiguous_transition', operation: 'renew', state: 'draft' },
        { kind: 'unknown_to_state', operation: 'renew', state: 'gone' },
        { kind: 'empty_from_states', operation: 'renew' },
        { kind: 'unknown_to_state', operation: 'renew', state: 'lost' },
      ],
    ],
  ])('K-119, K-157: %s', (_name, transitions, defects) => {
    expect(defectsOf(withTransitions(...transitions))).toEqual(defects)
  })

  it.each([
    [
      'over two transitions',
      [
        { from: ['draft', 'valid'], to: 'expired' },
        { from: 'draft', to: 'valid' },
      ],
    ],
    ['within one list', [{ from: ['draft', 'draft'], to: 'valid' }]],
    [
      'towards the same state',
      [
        { from: 'draft', to: 'valid' },
        { from: ['draft'], to: 'valid' },
      ],
    ],
  ])('K-120: a source stands once in an operation, %s', (_name, transitions) => {
    expect(defectsOf(withTransitions(...transitions))).toEqual([
      { kind: 'ambiguous_transition', operation: 'renew', state: 'draft' },
    ])
  })

  it('K-120: two operations may leave the same state', () => {
    const transitions = [{ from: 'draft', to: 'valid' }]

    expect(define(permit({ operations: { renew: { transitions }, extend: { transitions } } })).entity).toBe('permit')
  })

  it('K-121: an operation needs a name and a transition, nothing else', () => {
    expect(define(withTransitions({ from: 'draft', to: 'valid' })).entity).toBe('permit')
    expect(defectsOf(permit({ operations: { renew: {} } }))).toEqual([{ kind: 'no_transitions', operation: 'renew' }])
    expect(defectsOf(permit({ operations: { '\u00a0': { transitions: [] } } }))).toEqual([
      { kind: 'empty_operation_name' },
      { kind: 'no_transitions', operation: '\u00a0' },
    ])
  })

  it('K-158: a blank operation name gives a path with nothing between the dots', () => {
    const operation = { transitions: [{ from: 'draft', to: 'valid' }], emits: [{ type: 'Renewed', payload: '$now' }] }

    expect(defectsOf(permit({ operations: { '': operation } }))).toEqual([
      { kind: 'empty_operation_name' },
      { kind: 'invalid_template', path: 'operations..emits[0].payload', message: textNaming('$now') },
    ])
  })

  it('K-157: a blank event type names its operation, or null for creation', () => {
    const renew = { transitions: [{ from: 'draft', to: 'valid' }], emits: [{ type: 'Renewed' }, { type: '' }] }

    expect(defectsOf(permit({ create: { emit: { type: ' ' } }, operations: { renew } }))).toEqual([
      { kind: 'empty_event_type', operation: null },
      { kind: 'empty_event_type', operation: 'renew' },
    ])
  })
})
