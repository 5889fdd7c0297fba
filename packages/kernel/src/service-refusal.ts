/** What the kernel refuses under the service rules only (SR-182). Values like all refusals; they change nothing. */
export type ServiceRefusal =
  | DeclaredRefusal
  | NoOutcomeSelected
  | OutcomeUnobservable
  | UnspecifiedMoveSource
  | IdentityMismatch
  | CreationIdentityUnavailable
  | FulfillmentRequired
  | FulfillmentKeysMismatch
  | RequiredFieldRemoval

/**
 * The definition itself refuses: the outcome that was selected is a refusal. Only `decide`, `decideCreate`, a `Runtime`
 * and replay answer it so; `evaluate` and its like answer it as a value (SR-151).
 */
export interface DeclaredRefusal {
  readonly kind: 'refused'
  readonly outcome: string
  /** The name of the declared error. */
  readonly error: string
  /** The declared message, or null. */
  readonly reason: string | null
}

/** No outcome of the command applies: SR-116. */
export interface NoOutcomeSelected {
  readonly kind: 'no_outcome_selected'
  /** `create` for a creation. */
  readonly operation: string
}

/** The guard of an outcome cannot be answered, and no later outcome is tried: SR-115. */
export interface OutcomeUnobservable {
  readonly kind: 'outcome_unobservable'
  /** `create` for a creation. */
  readonly operation: string
  readonly outcome: string
  /** The references that gave nothing, in name order; may be empty (SR-76). */
  readonly unresolved: readonly string[]
}

/** The selected move does not start from the held state, while another move of the operation does: SR-120. */
export interface UnspecifiedMoveSource {
  readonly kind: 'unspecified_move_source'
  readonly operation: string
  readonly outcome: string
  /** The instance's current state. */
  readonly state: string
  /** The states that the move starts from, as declared. */
  readonly from: readonly string[]
}

/** The identity field holds another value than the one that the id is the address of: SR-91. */
export interface IdentityMismatch {
  readonly kind: 'identity_mismatch'
  readonly field: string
  readonly id: string
  /** The derived address in single quotes, or why there is none. */
  readonly address: string
}

/** A derived creation has nothing to derive its id from: SR-94. */
export interface CreationIdentityUnavailable {
  readonly kind: 'creation_identity_unavailable'
  readonly entity: string
  readonly reason: string
}

/** The outcome has fields that the host fulfils, and it was decided without their actions: SR-144. */
export interface FulfillmentRequired {
  readonly kind: 'fulfillment_required'
  readonly operation: string
  readonly outcome: string
  /** In name order. */
  readonly fields: readonly string[]
}

/** The actions are not those of exactly the fields that the outcome has for the host: SR-145, SR-146. */
export interface FulfillmentKeysMismatch {
  readonly kind: 'fulfillment_keys_mismatch'
  readonly operation: string
  /** Empty for an operation without outcomes. */
  readonly outcome: string
  /** In name order, as `extra` is. */
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}

/** An action removes a field that is required: SR-145. */
export interface RequiredFieldRemoval {
  readonly kind: 'required_field_removal'
  readonly operation: string
  readonly outcome: string
  readonly field: string
}
