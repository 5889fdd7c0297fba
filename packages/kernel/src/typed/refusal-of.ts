import type {
  EntityMismatch,
  IncrementOverflow,
  InvalidTransition,
  InvariantUnobservable,
  InvariantViolation,
  PreconditionFailed,
  PreconditionUnobservable,
  RevisionExhausted,
  TemplateRefusal,
  UnknownState,
  ValidationRefusal,
} from '../refusal.js'
import type { EntityTypes } from './entity-types.js'
import type { OperationName } from './request-of.js'
import type { ServiceCreationRefusalOf, ServiceOperationRefusalOf } from './service/service-refusal-of.js'
import type { Written } from './written.js'

/** No rule, no refusal of a rule. */
type OfRule<Refusal, Rule> = [Rule] extends [never] ? never : Refusal & { readonly rule: Rule }

type OfInvariant<Types> = OfRule<
  InvariantViolation | InvariantUnobservable,
  Written<Types, 'invariants', string | null>
>

type OfPrecondition<Operation> = OfRule<
  PreconditionFailed | PreconditionUnobservable,
  Written<Operation, 'preconditions', string | null>
>

/** What can come in the place of a decision on a creation (K-169); each is a `CoreError`. */
export type CreationRefusalOf<Types extends EntityTypes> =
  ValidationRefusal | OfInvariant<Types> | TemplateRefusal | ServiceCreationRefusalOf<Types>

/**
 * What can come in the place of a decision on an operation (K-170); each is a `CoreError`. The operation is known, so
 * `operation_not_found` cannot.
 */
export type OperationRefusalOf<Types extends EntityTypes, Name extends OperationName<Types>> =
  | EntityMismatch
  | UnknownState
  | ValidationRefusal
  | (InvalidTransition & { readonly operation: Name })
  | (OfPrecondition<Types['operations'][Name]> & { readonly operation: Name })
  | TemplateRefusal
  | (IncrementOverflow & { readonly operation: Name })
  | RevisionExhausted
  | OfInvariant<Types>
  | ServiceOperationRefusalOf<Types, Name>
