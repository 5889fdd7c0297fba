import { describe, expect, it } from 'vitest'
import { defectsOf } from '../../support/define.js'
import { loanWith } from '../loan.js'

describe('the order of defects', () => {
  it('SR-179: of a whole definition', () => {
    const two = [
      { name: 'a', effect: 'updates' },
      { name: 'b', effect: 'updates', responds: { x: 1 } },
    ]
    const definition = loanWith(
      { late: { type: 'map' } },
      {
        lifecycle: { initial: 'out', states: ['out', 'out'] },
        identity: { field: 'code' },
        scales: { wear: [] },
        relations: { of: { kind: 'references', target: 'copy', cardinality: 'one', via: 'copy' } },
        invariants: [{ assert: { truthy: '$lost' } }],
        projections: { by: { key: '$lost' } },
        create: { emit: { type: '' }, outcomes: [{ name: 'c' }] },
        operations: {
          extend: {
            response: { fields: { y: { type: 'enum' } } },
            outcomes: two,
            preconditions: [{ assert: { truthy: '$lost' } }],
            set: { lost: 1 },
          },
        },
      },
    )
    expect(defectsOf(definition).map(({ kind }) => kind)).toEqual([
      'duplicate_lifecycle_state',
      'map_key_not_text',
      'map_value_missing',
      'scale_empty',
      'identity_field_unknown',
      'relation_via_unknown',
      'invalid_rule',
      'invalid_template',
      'empty_event_type',
      'unobservable_outcome',
      'invalid_field',
      'ambiguous_default_outcome',
      'ambiguous_default_outcome',
      'invalid_rule',
      'unknown_set_field',
      'response_field_unknown',
    ])
  })
})
