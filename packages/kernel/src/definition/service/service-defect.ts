import type { Json } from '../../value/json.js'

/** One kind of fault for each word, all with the same facts. */
type Fault<Kind extends string, Facts extends object = object> = Kind extends string
  ? { readonly kind: Kind } & Readonly<Facts>
  : never

/** Faults of conditions under the service rules (SR-61 to SR-72); operands and collections as written. */
type ConditionDefect =
  | Fault<'compare_operand_not_addressable', { path: string; side: 'left' | 'right' }>
  | Fault<'quantifier_bind_invalid', { path: string; bind: string }>
  | Fault<'quantifier_over_not_collection', { path: string; over: Json; detail: string }>
  | Fault<'quantifier_body_scope', { path: string; expression: Json; detail: string }>

/** Faults of a command's branches (SR-108 to SR-111); `command` is `create` or the name of an operation. */
type OutcomeDefect =
  | Fault<'empty_outcome_name' | 'ambiguous_default_outcome', { command: string }>
  | Fault<'duplicate_outcome' | 'refusal_mutates_state' | 'unobservable_outcome', { command: string; outcome: string }>
  | Fault<'wrong_state_on_create', { outcome: string }>
  | Fault<
      'duplicate_wrong_state_outcome' | 'wrong_state_with_state_guard' | 'wrong_state_unreachable',
      { operation: string }
    >
  | Fault<'wrong_state_with_selector' | 'creates_effect_on_operation', { operation: string; outcome: string }>
  | Fault<'missing_creates_effect', { outcome: string; effect: 'updates' | 'moves' }>
  | Fault<'unknown_outcome_state', { command: string; outcome: string; state: string }>
  | Fault<'guard_state_outside_move', { operation: string; outcome: string; state: string }>
  | Fault<'response_field_unknown' | 'outcome_response_incomplete', { command: string; outcome: string; field: string }>
  | Fault<'increment_on_create' | 'clear_on_create', { path: string; field: string }>

/** Faults of copied arguments (SR-136, SR-138). */
type CopyDefect =
  | Fault<'conditional_argument_invalid', { path: string; argument: string; message: string }>
  | Fault<'conditional_target_conflict', { path: string; field: string }>
  | Fault<'conditional_target_invalid', { path: string; field: string; message: string }>

/** Faults of the fields that the host fulfils (SR-143). */
type FulfilmentDefect =
  | Fault<
      | 'fulfillment_field_unknown'
      | 'fulfillment_identity_field'
      | 'fulfillment_set_conflict'
      | 'fulfillment_conditional_set_conflict',
      { operation: string; outcome: string; field: string }
    >
  | Fault<
      'fulfillment_presence_mismatch',
      { operation: string; outcome: string; field: string; expected: 'required' | 'optional' }
    >
  | Fault<'fulfillment_on_create', { outcome: string; field: string }>

/** Nothing gives it: a label that equals a member of a variant is no fault any more (SR-17). */
type ReservedDefect = Fault<'union_tag_collides', { path: string; tag: string }>

/** Faults of scales, identity and relations (SR-78, SR-83, SR-100, SR-101). */
type DeclarationDefect =
  | Fault<'scale_unnamed'>
  | Fault<'scale_empty', { scale: string }>
  | Fault<'identity_field_unknown', { field: string }>
  | Fault<'identity_field_not_addressable', { field: string; field_kind: string }>
  | Fault<'relation_via_unknown' | 'relation_carrier_optionality', { relation: string; via: string }>
  | Fault<'relation_via_wrong_shape', { relation: string; via: string; expected: string; found: string }>
  | Fault<'relation_target_missing', { entity: string; relation: string; target: string }>
  | Fault<'relation_second_owner', { target: string; owner: string; other: string }>
  | Fault<'relation_field_claimed_twice', { entity: string; field: string; relation: string; other: string }>
  | Fault<'relation_carrier_wrong', { entity: string; relation: string; via: string; detail: string }>

/** What the service rules add to the faults of a definition. */
export type ServiceDefect =
  ReservedDefect | ConditionDefect | OutcomeDefect | CopyDefect | FulfilmentDefect | DeclarationDefect
