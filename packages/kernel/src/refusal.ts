import type { Defect } from './definition/defect.js'
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

export interface EntityNotRegistered {
  readonly kind: 'entity_not_registered'
  readonly entity: string
  readonly version: number
}

export interface EntityMismatch {
  readonly kind: 'entity_mismatch'
  /** The definition's. */
  readonly expected_entity: string
  readonly expected_version: number
  /** The instance's or the event's. */
  readonly actual_entity: string
  readonly actual_version: number
}

export interface SubjectMismatch {
  readonly kind: 'subject_mismatch'
  readonly entity: string
  readonly expected_id: string
  readonly actual_id: string
}

export interface UnknownState {
  readonly kind: 'unknown_state'
  readonly entity: string
  readonly state: string
}

export interface RevisionExhausted {
  readonly kind: 'revision_exhausted'
  readonly entity: string
  readonly id: string
  /** The instance's, before the operation. */
  readonly revision: JsonNumber
}

export interface OperationNotFound {
  readonly kind: 'operation_not_found'
  readonly operation: string
}

export interface InvalidTransition {
  readonly kind: 'invalid_transition'
  readonly operation: string
  /** The instance's current state. */
  readonly state: string
}

export interface ValidationRefusal {
  readonly kind: 'validation'
  /** Never empty; in the order of K-47; at most `Limits.errorsListed`. */
  readonly errors: readonly ValueError[]
  /** How many further errors were found, where there are any. */
  readonly more?: number
}

export interface PreconditionFailed {
  readonly kind: 'precondition_failed'
  readonly operation: string
  readonly rule: string | null
  readonly reason: string
}

export interface PreconditionUnobservable {
  readonly kind: 'precondition_unobservable'
  readonly operation: string
  readonly rule: string | null
  readonly reason: string
  /** The references that gave nothing, in name order (K-108). */
  readonly unresolved: readonly string[]
}

export interface InvariantViolation {
  readonly kind: 'invariant_violation'
  readonly rule: string | null
  readonly reason: string
}

export interface InvariantUnobservable {
  readonly kind: 'invariant_unobservable'
  readonly rule: string | null
  readonly reason: string
  readonly unresolved: readonly string[]
}

export interface TemplateRefusal {
  readonly kind: 'template'
  /** The reference as written. */
  readonly expression: string
  readonly reason: string
}

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
