import { describe, expect, it } from 'vitest'
import { defectsOf } from '../support/define.js'
import { permit, renewable, type Part } from '../support/permit.js'
import { anyText, textNaming } from '../support/text.js'

const transitions = [{ from: ['lost', 'draft', 'draft'], to: 'gone' }]

describe('one fault, one defect', () => {
  it.each<readonly [string, readonly string[], Part]>([
    ['an empty list', [], { kind: 'empty_lifecycle' }],
    ['a blank state', ['draft', ''], { kind: 'empty_lifecycle_state' }],
    ['a repeated state', ['draft', 'draft'], { kind: 'duplicate_lifecycle_state', state: 'draft' }],
  ])('K-154, K-159: after %s no unknown state is reported, ambiguity still is', (_name, states, defect) => {
    const definition = permit({ lifecycle: { initial: 'gone', states }, operations: { renew: { transitions } } })

    expect(defectsOf(definition)).toEqual([
      defect,
      { kind: 'ambiguous_transition', operation: 'renew', state: 'draft' },
    ])
  })

  it('K-159: an unknown initial state leaves the transitions judged', () => {
    const definition = permit({
      lifecycle: { initial: 'gone', states: ['draft'] },
      operations: { renew: { transitions } },
    })

    expect(defectsOf(definition)).toEqual([
      { kind: 'unknown_initial_state', state: 'gone' },
      { kind: 'unknown_from_state', operation: 'renew', state: 'lost' },
      { kind: 'ambiguous_transition', operation: 'renew', state: 'draft' },
      { kind: 'unknown_to_state', operation: 'renew', state: 'gone' },
    ])
  })

  it('K-159: an unknown source that is repeated is not ambiguous as well', () => {
    const repeated = [
      { from: ['lost', 'lost'], to: 'valid' },
      { from: 'lost', to: 'valid' },
    ]
    const defect = { kind: 'unknown_from_state', operation: 'renew', state: 'lost' }

    expect(defectsOf(permit({ operations: { renew: { transitions: repeated } } }))).toEqual([defect, defect, defect])
  })

  it('K-159: after a blank event type its payload is not judged, the next event is', () => {
    const emits = [
      { type: '', payload: '$now' },
      { type: 'Renewed', payload: '$then' },
    ]

    expect(defectsOf(renewable({}, { emits }))).toEqual([
      { kind: 'empty_event_type', operation: 'renew' },
      {
        kind: 'invalid_template',
        path: 'operations.renew.emits[1].payload',
        message: textNaming('$then'),
      },
    ])
  })

  it('K-155, K-159: after a blank event type payload_if_present is still refused', () => {
    const emits = [{ type: '', payload: '$now', payload_if_present: { note: { argument: 'note' } } }]

    expect(defectsOf(renewable({}, { arguments: { fields: { note: { type: 'string' } } }, emits }))).toEqual([
      { kind: 'empty_event_type', operation: 'renew' },
      {
        kind: 'semantics_key_not_available',
        path: 'operations.renew.emits[0].payload_if_present',
        key: 'payload_if_present',
      },
    ])
  })

  it('K-159: the first fault of a payload ends that payload only', () => {
    const emits = [
      { type: 'Renewed', payload: ['$now', '$then'] },
      { type: 'Renewed', payload: { a: '$ever', b: '$now' } },
    ]

    expect(defectsOf(renewable({}, { emits }))).toEqual([
      {
        kind: 'invalid_template',
        path: 'operations.renew.emits[0].payload[0]',
        message: textNaming('$now'),
      },
      {
        kind: 'invalid_template',
        path: 'operations.renew.emits[1].payload.a',
        message: textNaming('$ever'),
      },
    ])
  })

  it('K-159: an operation without transitions is judged in all its other parts', () => {
    const operation = {
      transitions: [],
      preconditions: [{ name: '', assert: true }],
      set: { zone: 1 },
      emits: [{ type: '' }],
    }

    expect(defectsOf(renewable({}, operation))).toEqual([
      { kind: 'no_transitions', operation: 'renew' },
      { kind: 'invalid_rule', path: 'operations.renew.preconditions[0]', message: anyText },
      { kind: 'unknown_set_field', operation: 'renew', field: 'zone' },
      { kind: 'empty_event_type', operation: 'renew' },
    ])
  })
})
