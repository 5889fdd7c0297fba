import { describe, expect, it } from 'vitest'
import { validate } from '../../src/definition/validate.js'
import { bytesOf } from '../support/bytes.js'
import { reversed } from '../support/deep.js'
import { defectsOf, parsed } from '../support/define.js'
import { refused } from '../support/outcome.js'
import { permit, type Part } from '../support/permit.js'

const service = { fields: { note: { type: 'string' } } }
const outcomes = [{ name: 'granted' }]
const enumField = { type: 'enum' }

const operation: Part = {
  response: service,
  outcomes,
  arguments: { fields: { b: enumField, a: enumField } },
  transitions: [
    { from: [], to: 'gone' },
    { from: ['lost', 'draft', 'draft'], to: 'gone' },
  ],
  preconditions: [{ assert: { all: [] } }, { name: '', assert: true }],
  set: { z: '$now', b: { cleared: 1 } },
  emits: [{ type: '' }, { type: 'Renewed', payload: '$now', payload_if_present: { n: { argument: 'a' } } }],
}

const everythingWrong: Part = permit({
  entity: ' ',
  version: 0,
  lifecycle: { initial: 'gone', states: ['draft', 'valid'] },
  identity: { field: 'plate' },
  relations: { holder: { kind: 'references', target: 'resident', cardinality: 'one', via: 'holder' } },
  scales: { size: ['van'] },
  create: { arguments: service, response: service, outcomes, emit: { type: 'Issued', payload: '$args' } },
  schema: { fields: { y: enumField, x: enumField } },
  invariants: [{ assert: { any: [] } }, { assert: { exists: '$now' } }],
  projections: { q: { key: '$now' }, p: { key: '$id', in_state: 'lost' } },
  operations: { renew: operation, ' ': { transitions: [] } },
})

/** The kind of a defect and its fields, but for the sentence. */
const place = (defect: object): readonly unknown[] =>
  Object.entries(defect).flatMap(([name, fact]) => (name === 'message' ? [] : [fact as unknown]))

describe('the defects of a whole definition', () => {
  it('K-153, K-155, K-157, K-158: every defect, in the order of the checks', () => {
    expect(defectsOf(everythingWrong).map(place)).toEqual([
      ['empty_entity_name'],
      ['zero_version'],
      ['unknown_initial_state', 'gone'],
      ['semantics_key_not_available', 'identity', 'identity'],
      ['semantics_key_not_available', 'relations', 'relations'],
      ['semantics_key_not_available', 'scales', 'scales'],
      ['semantics_key_not_available', 'create.arguments', 'arguments'],
      ['semantics_key_not_available', 'create.response', 'response'],
      ['semantics_key_not_available', 'create.outcomes', 'outcomes'],
      ['semantics_key_not_available', 'operations.renew.response', 'response'],
      ['semantics_key_not_available', 'operations.renew.outcomes', 'outcomes'],
      ['invalid_field', 'schema.x'],
      ['invalid_field', 'schema.y'],
      ['invalid_rule', 'invariants[0].assert'],
      ['invalid_rule', 'invariants[1].assert.exists'],
      ['invalid_rule', 'projections.p'],
      ['invalid_template', 'projections.q'],
      ['invalid_template', 'create.emit.payload'],
      ['empty_operation_name'],
      ['no_transitions', ' '],
      ['invalid_field', 'operations.renew.arguments.a'],
      ['invalid_field', 'operations.renew.arguments.b'],
      ['empty_from_states', 'renew'],
      ['unknown_to_state', 'renew', 'gone'],
      ['unknown_from_state', 'renew', 'lost'],
      ['ambiguous_transition', 'renew', 'draft'],
      ['unknown_to_state', 'renew', 'gone'],
      ['invalid_rule', 'operations.renew.preconditions[0].assert'],
      ['invalid_rule', 'operations.renew.preconditions[1]'],
      ['unknown_set_field', 'renew', 'b'],
      ['clear_flag_invalid', 'operations.renew.set.b.cleared', 'b'],
      ['unknown_set_field', 'renew', 'z'],
      ['invalid_template', 'operations.renew.set.z'],
      ['empty_event_type', 'renew'],
      ['invalid_template', 'operations.renew.emits[1].payload'],
      ['semantics_key_not_available', 'operations.renew.emits[1].payload_if_present', 'payload_if_present'],
    ])
  })

  it('K-155: creation: the event, then its payload_if_present', () => {
    const emit = { type: 'Issued', payload: '$args', payload_if_present: { n: { argument: 'a' } } }

    expect(defectsOf(permit({ create: { emit } })).map(place)).toEqual([
      ['invalid_template', 'create.emit.payload'],
      ['semantics_key_not_available', 'create.emit.payload_if_present', 'payload_if_present'],
    ])
  })

  it('K-153, K-160, K-192: the refusal names its first defect and holds them all', () => {
    const refusal = refused(validate(parsed(permit({ version: 0, lifecycle: { initial: 'draft', states: [] } }))))

    expect(refusal).toEqual({
      kind: 'definition',
      defect: 'zero_version',
      defects: [{ kind: 'zero_version' }, { kind: 'empty_lifecycle' }],
    })
  })

  it('K-21, K-226, K-233: the order of keys in the document changes nothing', () => {
    expect(bytesOf(defectsOf(everythingWrong))).toBe(bytesOf(defectsOf(reversed(everythingWrong))))
  })
})
