import { describe, expect, it } from 'vitest'
import type { Defect, DefectKind } from '../../src/definition/defect.js'
import { describeDefect } from '../../src/definition/describe-defect.js'
import type { ServiceDefect } from '../../src/definition/service/service-defect.js'

const facts = { path: 'schema.plate', message: 'found wanting' }

type BaseKind = Exclude<DefectKind, ServiceDefect['kind']>

// Keyed by kind, so that a kind without a case does not compile.
const cases: { readonly [K in BaseKind]: readonly [Extract<Defect, { readonly kind: K }>, ...string[]] } = {
  not_a_definition: [{ kind: 'not_a_definition', ...facts }, 'schema.plate', 'found wanting'],
  empty_entity_name: [{ kind: 'empty_entity_name' }, 'entity'],
  zero_version: [{ kind: 'zero_version' }, 'version'],
  empty_lifecycle: [{ kind: 'empty_lifecycle' }, 'state'],
  empty_lifecycle_state: [{ kind: 'empty_lifecycle_state' }, 'state'],
  duplicate_lifecycle_state: [{ kind: 'duplicate_lifecycle_state', state: 'draft' }, '`draft`'],
  unknown_initial_state: [{ kind: 'unknown_initial_state', state: 'draft' }, '`draft`'],
  empty_operation_name: [{ kind: 'empty_operation_name' }, 'operation'],
  no_transitions: [{ kind: 'no_transitions', operation: 'renew' }, '`renew`'],
  empty_from_states: [{ kind: 'empty_from_states', operation: 'renew' }, '`renew`'],
  unknown_from_state: [{ kind: 'unknown_from_state', operation: 'renew', state: 'lost' }, '`renew`', '`lost`'],
  unknown_to_state: [{ kind: 'unknown_to_state', operation: 'renew', state: 'lost' }, '`renew`', '`lost`'],
  ambiguous_transition: [{ kind: 'ambiguous_transition', operation: 'renew', state: 'draft' }, '`renew`', '`draft`'],
  unknown_set_field: [{ kind: 'unknown_set_field', operation: 'renew', field: 'hue' }, '`renew`', '`hue`'],
  empty_event_type: [{ kind: 'empty_event_type', operation: 'renew' }, '`renew`'],
  invalid_field: [{ kind: 'invalid_field', ...facts }, 'schema.plate', 'found wanting'],
  constraint_not_applicable: [
    {
      kind: 'constraint_not_applicable',
      path: 'schema.plate',
      constraint: 'values',
      field_kind: 'string',
      applies_to: 'an enum field',
    },
    'schema.plate',
    '`values`',
    'string',
    'an enum field',
  ],
  invalid_rule: [{ kind: 'invalid_rule', ...facts }, 'schema.plate', 'found wanting'],
  condition_too_deep: [
    { kind: 'condition_too_deep', path: 'invariants[0].assert', depth: 47, limit: 32 },
    'invariants[0].assert',
    '47',
    '32',
  ],
  invalid_template: [{ kind: 'invalid_template', ...facts }, 'schema.plate', 'found wanting'],
  increment_target_invalid: [
    { kind: 'increment_target_invalid', field: 'hue', ...facts },
    'schema.plate',
    'found wanting',
  ],
  increment_amount_invalid: [{ kind: 'increment_amount_invalid', ...facts }, 'schema.plate', 'found wanting'],
  clear_target_invalid: [{ kind: 'clear_target_invalid', field: 'hue', ...facts }, 'schema.plate', 'found wanting'],
  clear_flag_invalid: [{ kind: 'clear_flag_invalid', field: 'hue', ...facts }, 'schema.plate', 'found wanting'],
  set_assignment_conflict: [
    { kind: 'set_assignment_conflict', path: 'operations.renew.set.hue', field: 'hue' },
    'operations.renew.set.hue',
  ],
  semantics_key_not_available: [{ kind: 'semantics_key_not_available', path: 'scales', key: 'scales' }, '`scales`'],
  map_key_not_text: [{ kind: 'map_key_not_text', path: 'schema.plate' }, 'schema.plate'],
  map_value_missing: [{ kind: 'map_value_missing', path: 'schema.plate' }, 'schema.plate'],
  union_variant_missing: [{ kind: 'union_variant_missing', path: 'schema.plate' }, 'schema.plate'],
  duplicate_definition: [{ kind: 'duplicate_definition', entity: 'permit', version: 73 }, '`permit`', '73'],
  unknown_relation_target: [
    { kind: 'unknown_relation_target', entity: 'permit', path: 'schema.holder', target: 'resident' },
    '`permit`',
    'schema.holder',
    '`resident`',
  ],
}

describe('a defect as a sentence', () => {
  it.each(Object.entries(cases))('K-157, K-193: %s names its facts', (_kind, [defect, ...named]) => {
    const sentence = describeDefect(defect)

    for (const fact of named) expect(sentence).toContain(fact)
    expect(sentence).toMatch(/^[^A-Z\s][^\n]*[^.\s]$/)
  })

  it('K-157: a blank event type at creation is told apart from one of an operation', () => {
    expect(describeDefect({ kind: 'empty_event_type', operation: null })).toMatch(/creat/)
    expect(describeDefect({ kind: 'empty_event_type', operation: null })).not.toContain('null')
  })
})
