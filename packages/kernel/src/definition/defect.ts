import type { ServiceDefect } from './service/service-defect.js'

/** A fault of a definition that parsed. Programs compare by kind and fields; `message` is for people (K-157, K-193). */
export type Defect =
  | { readonly kind: 'not_a_definition'; readonly path: string; readonly message: string }
  | { readonly kind: 'empty_entity_name' }
  | { readonly kind: 'zero_version' }
  | { readonly kind: 'empty_lifecycle' }
  | { readonly kind: 'empty_lifecycle_state' }
  | { readonly kind: 'duplicate_lifecycle_state'; readonly state: string }
  | { readonly kind: 'unknown_initial_state'; readonly state: string }
  | { readonly kind: 'empty_operation_name' }
  | { readonly kind: 'no_transitions'; readonly operation: string }
  | { readonly kind: 'empty_from_states'; readonly operation: string }
  | { readonly kind: 'unknown_from_state'; readonly operation: string; readonly state: string }
  | { readonly kind: 'unknown_to_state'; readonly operation: string; readonly state: string }
  | { readonly kind: 'ambiguous_transition'; readonly operation: string; readonly state: string }
  | { readonly kind: 'unknown_set_field'; readonly operation: string; readonly field: string }
  | { readonly kind: 'empty_event_type'; readonly operation: string | null }
  | { readonly kind: 'invalid_field'; readonly path: string; readonly message: string }
  | {
      readonly kind: 'constraint_not_applicable'
      readonly path: string
      readonly constraint: string
      readonly field_kind: string
      readonly applies_to: string
    }
  | { readonly kind: 'invalid_rule'; readonly path: string; readonly message: string }
  | { readonly kind: 'condition_too_deep'; readonly path: string; readonly depth: number; readonly limit: number }
  | { readonly kind: 'invalid_template'; readonly path: string; readonly message: string }
  | {
      readonly kind: 'increment_target_invalid'
      readonly path: string
      readonly field: string
      readonly message: string
    }
  | { readonly kind: 'increment_amount_invalid'; readonly path: string; readonly message: string }
  | { readonly kind: 'clear_target_invalid'; readonly path: string; readonly field: string; readonly message: string }
  | { readonly kind: 'clear_flag_invalid'; readonly path: string; readonly field: string; readonly message: string }
  | { readonly kind: 'set_assignment_conflict'; readonly path: string; readonly field: string }
  | { readonly kind: 'semantics_key_not_available'; readonly path: string; readonly key: string }
  | { readonly kind: 'map_key_not_text'; readonly path: string }
  | { readonly kind: 'map_value_missing'; readonly path: string }
  | { readonly kind: 'union_variant_missing'; readonly path: string }
  | { readonly kind: 'duplicate_definition'; readonly entity: string; readonly version: number }
  | {
      readonly kind: 'unknown_relation_target'
      readonly entity: string
      readonly path: string
      readonly target: string
    }
  | ServiceDefect

/** The word that names a defect. */
export type DefectKind = Defect['kind']
