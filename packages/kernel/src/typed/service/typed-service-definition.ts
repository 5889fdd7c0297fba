import type { Either } from 'fp-ts/lib/Either.js'
import type { EntityInstance } from '../../record/record.js'
import type { SubjectMismatch, ValidationRefusal } from '../../refusal.js'
import type { CreationIdentityUnavailable, NoOutcomeSelected, OutcomeUnobservable } from '../../service-refusal.js'
import type { CreationDecisionOf, OperationDecisionOf } from '../decision-of.js'
import type { EntityTypes } from '../entity-types.js'
import type { InstanceOf } from '../instance-of.js'
import type { CreationRefusalOf, OperationRefusalOf } from '../refusal-of.js'
import type { CreateRequestOf, OperationName } from '../request-of.js'
import type { TypedDefinition } from '../typed-definition.js'
import type { CreationEvaluationOf, OperationEvaluationOf } from './evaluation-of.js'
import type { FulfilledOutcome, FulfillmentActionsOf } from './fulfillments-of.js'
import type {
  FulfillmentContinuationOf,
  LoadContinuationOf,
  PreparationOf,
  PrepareRequestOf,
  SelectionOf,
} from './in-steps.js'
import type { ServiceExecuteRequestOf } from './service-execute-request-of.js'

/** What a call may be refused with that answers a declared refusal as a value (SR-151). */
type Undeclared<Refusal> = Exclude<Refusal, { readonly kind: 'refused' }>

type PreparationRefusalOf<Types extends EntityTypes, Name extends OperationName<Types>> =
  ValidationRefusal | Extract<OperationRefusalOf<Types, Name>, NoOutcomeSelected | OutcomeUnobservable>

type ContinuationRefusalOf<Types extends EntityTypes, Name extends OperationName<Types>> =
  SubjectMismatch | Undeclared<OperationRefusalOf<Types, Name>>

type DerivedRefusalOf<Types extends EntityTypes> = CreationRefusalOf<Types> | CreationIdentityUnavailable

type DerivedRequestOf<Types extends EntityTypes> = Pick<CreateRequestOf<Types>, 'fields'>

/**
 * A `TypedDefinition` of a definition under the service rules, whose calls are those of the kernel by name: they give
 * the same answers.
 *
 * @example
 * const renewed = loan.evaluate({ instance, operation: 'renew', arguments: {} })
 * if (isRight(renewed) && 'accepted' in renewed.right) renewed.right.accepted.record.response.renewals
 */
export interface TypedServiceDefinition<Types extends EntityTypes> extends Pick<
  TypedDefinition<Types>,
  'definition' | 'create'
> {
  /** As `decideCreateDerived`: the id is the address of the identity field. */
  readonly createDerived: (
    request: DerivedRequestOf<Types>,
  ) => Either<DerivedRefusalOf<Types>, CreationDecisionOf<Types>>
  /** As `decide`, with the actions for the fields that the host fulfils. */
  readonly execute: <Name extends OperationName<Types>>(
    request: ServiceExecuteRequestOf<Types, Name>,
  ) => Either<OperationRefusalOf<Types, Name>, OperationDecisionOf<Types, Name>>
  /** As `evaluateCreate`. */
  readonly evaluateCreate: (
    request: CreateRequestOf<Types>,
  ) => Either<Undeclared<CreationRefusalOf<Types>>, CreationEvaluationOf<Types>>
  /** As `evaluateCreateDerived`. */
  readonly evaluateCreateDerived: (
    request: DerivedRequestOf<Types>,
  ) => Either<Undeclared<DerivedRefusalOf<Types>>, CreationEvaluationOf<Types>>
  /** As `evaluate`. */
  readonly evaluate: <Name extends OperationName<Types>>(
    request: ServiceExecuteRequestOf<Types, Name>,
  ) => Either<Undeclared<OperationRefusalOf<Types, Name>>, OperationEvaluationOf<Types, Name>>
  /** As `prepare`. */
  readonly prepare: <Name extends OperationName<Types>>(
    request: PrepareRequestOf<Types, Name>,
  ) => Either<PreparationRefusalOf<Types, Name>, PreparationOf<Types, Name>>
  /** As `continueWith`. */
  readonly continueWith: <Name extends OperationName<Types>>(
    continuation: LoadContinuationOf<Name>,
    instance: EntityInstance | InstanceOf<Types>,
  ) => Either<ContinuationRefusalOf<Types, Name>, OperationEvaluationOf<Types, Name>>
  /** As `selectWith`. */
  readonly selectWith: <Name extends OperationName<Types>>(
    continuation: LoadContinuationOf<Name>,
    instance: EntityInstance | InstanceOf<Types>,
  ) => Either<ContinuationRefusalOf<Types, Name>, SelectionOf<Types, Name>>
  /** As `fulfill`: exactly the fields of the outcome, each with an action that it admits. */
  readonly fulfill: <Name extends OperationName<Types>, Outcome extends FulfilledOutcome<Types, Name>>(
    continuation: FulfillmentContinuationOf<Name, Outcome>,
    actions: NoInfer<FulfillmentActionsOf<Types, Name, Outcome>>,
  ) => Either<Undeclared<OperationRefusalOf<Types, Name>>, OperationEvaluationOf<Types, Name>>
}
