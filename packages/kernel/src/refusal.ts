import type { Defect } from './definition/defect.js'
import type { ServiceRefusal } from './service-refusal.js'
import type { JsonNumber } from './value/exact-number.js'

/** One fault of a value: where it stands, and a sentence (K-46). */
export interface ValueError {
  /** Such as `fields.bays[2].code`, `arguments.target`, `id`. */
  readonly path: string
  readonly message: string
}

/**
 * The kernel declines to decide. A value, told apart by `kind`; programs decide by kind and fields, never by a sentence
 * (K-189, K-193). A refusal changes nothing (K-3).
 */
export type CoreError =
  | EntityNotRegistered
  | EntityMismatch
  | SubjectMismatch
  | UnknownState
  | RevisionExhausted
  | OperationNotFound
  | InvalidTransition
  | ValidationRefusal
  | PreconditionFailed
  | PreconditionUnobservable
  | InvariantViolation
  | InvariantUnobservable
  | TemplateRefusal
  | IncrementOverflow
  | DefinitionErrors
  | ServiceRefusal

/** No definition of the pair is registered; asked before anything else (K-168). */
export interface EntityNotRegistered {
  readonly kind: 'entity_not_registered'
  readonly entity: string
  readonly version: number
}

/** The instance or event is of another type or version than the definition: K-170, step 0; K-214; K-219. */
export interface EntityMismatch {
  readonly kind: 'entity_mismatch'
  /** The definition's. */
  readonly expected_entity: string
  readonly expected_version: number
  /** The instance's or the event's. */
  readonly actual_entity: string
  readonly actual_version: number
}

/** A record or a prepared call names another subject than the one handed over (K-190, K-214). */
export interface SubjectMismatch {
  readonly kind: 'subject_mismatch'
  readonly entity: string
  readonly expected_id: string
  readonly actual_id: string
}

/** The instance is in a state that its definition does not declare: K-170, step 1. */
export interface UnknownState {
  readonly kind: 'unknown_state'
  readonly entity: string
  readonly state: string
}

/** The revision is 9223372036854775807 and has no successor (K-174). */
export interface RevisionExhausted {
  readonly kind: 'revision_exhausted'
  readonly entity: string
  readonly id: string
  /** The instance's, before the operation. */
  readonly revision: JsonNumber
}

/** The definition has no operation of that name: K-170, step 2. */
export interface OperationNotFound {
  readonly kind: 'operation_not_found'
  readonly operation: string
}

/** The operation has no transition from the current state; judged before any rule (K-122). */
export interface InvalidTransition {
  readonly kind: 'invalid_transition'
  readonly operation: string
  /** The instance's current state. */
  readonly state: string
}

/** A value is not what its place wants: identity, fields, arguments, an instance, a history (K-44 to K-53). */
export interface ValidationRefusal {
  readonly kind: 'validation'
  /** Never empty; in the order of K-47; at most `Limits.errorsListed`. */
  readonly errors: readonly ValueError[]
  /** How many further errors were found, where there are any. */
  readonly more?: number
}

/** The first precondition that does not hold is false: K-170, step 5. */
export interface PreconditionFailed {
  readonly kind: 'precondition_failed'
  readonly operation: string
  readonly rule: string | null
  readonly reason: string
}

/** The first precondition that does not hold cannot be answered, for facts are missing (K-113, K-114). */
export interface PreconditionUnobservable {
  readonly kind: 'precondition_unobservable'
  readonly operation: string
  readonly rule: string | null
  readonly reason: string
  /** The references that gave nothing, in name order (K-108). */
  readonly unresolved: readonly string[]
}

/** The first invariant that does not hold of the new state is false; the state is discarded. */
export interface InvariantViolation {
  readonly kind: 'invariant_violation'
  readonly rule: string | null
  readonly reason: string
}

/** The first invariant that does not hold of the new state cannot be answered (K-117). */
export interface InvariantUnobservable {
  readonly kind: 'invariant_unobservable'
  readonly rule: string | null
  readonly reason: string
  readonly unresolved: readonly string[]
}

/** A reference of `set` or of a payload gives nothing (K-77), or an amount no number (K-146). */
export interface TemplateRefusal {
  readonly kind: 'template'
  /** The reference as written. */
  readonly expression: string
  readonly reason: string
}

/** A sum leaves the range that its field admits (K-141, K-143, K-144). */
export interface IncrementOverflow {
  readonly kind: 'increment_overflow'
  readonly operation: string
  readonly field: string
  /** The token held before. */
  readonly value: string
  /** The token added. */
  readonly amount: string
  /** The admitted range, in words. */
  readonly range: string
}

/** Every defect of a definition, in the order of K-155. */
export interface DefinitionErrors {
  readonly kind: 'definition'
  /** The first defect's kind. */
  readonly defect: Defect['kind']
  /** Never empty; at most `Limits.errorsListed`. */
  readonly defects: readonly Defect[]
  readonly more?: number
}
