// Values
export { ExactNumber, isJsonNumber, isNumberToken, numberOf, tokenOf, type JsonNumber } from './value/exact-number.js'
export {
  isJsonArray,
  isJsonObject,
  kindOf,
  memberOf,
  setMember,
  type Json,
  type JsonArray,
  type JsonKind,
  type JsonObject,
} from './value/json.js'
export { compareNumbers } from './value/decimal.js'
export { isRevision, largestRevision, nextRevision } from './value/integer.js'
export { readInstant, type Instant } from './value/instant.js'
export { compareText, isBlank, lengthOf } from './value/text.js'
export { equalByToken, equalByValue } from './value/equality.js'
export { toJson } from './value/to-json.js'
export { defaultLimits, type Limits } from './limits.js'

// Text
export { parseJson } from './value/read-json.js'
export { canonical, stringify } from './value/write-json.js'

// Definition documents
export type {
  ConditionDocument,
  CreateDocument,
  DefinitionDocument,
  EventDocument,
  FieldDocument,
  FieldKind,
  FieldsDocument,
  LifecycleDocument,
  ObjectSchemaDocument,
  OperationDocument,
  OutcomeDocument,
  ProjectionDocument,
  RuleDocument,
  Semantics,
  TransitionDocument,
} from './document/document.js'
export type {
  CopiesDocument,
  CopyDocument,
  EffectDocument,
  FulfilmentDocument,
  FulfilmentsDocument,
  IdentityDocument,
  MapKey,
  MovesDocument,
  RefusesDocument,
  RelationDocument,
  RelationsDocument,
  ScalesDocument,
} from './document/service/service-document.js'
export { parseDefinition } from './document/parse-definition.js'
export type { ParseFailure } from './document/parse-failure.js'

// Validation
export { validate } from './definition/validate.js'
export { ValidatedDefinition } from './definition/validated-definition.js'
export type { Defect, DefectKind } from './definition/defect.js'
export type { ServiceDefect } from './definition/service/service-defect.js'
export { describeDefect } from './definition/describe-defect.js'
export { Registry } from './registry.js'

// Decisions
export { decide, type ExecuteRequest } from './decide/execute.js'
export { decideCreate, type CreateRequest } from './decide/create.js'
export {
  decideCreateDerived,
  evaluate,
  evaluateCreate,
  evaluateCreateDerived,
  type CreateDerivedRequest,
} from './decide/service/evaluate.js'
export type { DeclaredAnswer, Evaluation } from './decide/service/evaluation.js'
export { prepare, type Preparation, type PrepareRequest } from './decide/service/prepare.js'
export { continueWith, fulfill, selectWith, type Selection } from './decide/service/continue.js'
export type { FulfillmentContinuation, LoadContinuation } from './decide/service/continuation.js'
export type { FulfillmentAction, FulfillmentActions } from './decide/service/fulfilment-actions.js'
export { contentKeyOf } from './definition/service/declared-path.js'
export { address, describeAddressError, type AddressedShape, type AddressError } from './definition/service/address.js'
export { normalizeArguments, normalizeFields } from './decide/normalize-arguments.js'
export {
  Runtime,
  type RuntimeCreateDerivedRequest,
  type RuntimeCreateRequest,
  type RuntimePrepareRequest,
} from './runtime.js'
export type { Command, Decision, DecisionRecord, DomainEvent, Effect, EntityInstance } from './record/record.js'
export { readDecision, readDecisionRecord, readEvents, readInstance } from './record/read-record.js'

// Typed definitions
export { defineEntity } from './typed/define-entity.js'
export { withTypes, type TypesDisagree } from './typed/with-types.js'
export type { TypedBy } from './typed/typed-by.js'
export type { TypedDefinition } from './typed/typed-definition.js'
export { hasOutcome } from './typed/service/has-outcome.js'
export type { TypedServiceDefinition } from './typed/service/typed-service-definition.js'
export type { TypesOf } from './typed/types-of.js'
export type { CreationTypes, EntityTypes, EventTypes, OperationTypes, OutcomeTypes } from './typed/entity-types.js'
export type { NamesOf } from './typed/names-of.js'
export type { InstanceOf } from './typed/instance-of.js'
export type {
  ArgumentsOf,
  CreateRequestOf,
  CreationFieldsOf,
  ExecuteRequestOf,
  OperationName,
} from './typed/request-of.js'
export type { CreationDecisionOf, EventOf, OperationDecisionOf } from './typed/decision-of.js'
export type { CreationRefusalOf, OperationRefusalOf } from './typed/refusal-of.js'
export type { CreationEvaluationOf, OperationEvaluationOf } from './typed/service/evaluation-of.js'
export type { FulfillmentActionsOf } from './typed/service/fulfillments-of.js'
export type {
  FulfillmentContinuationOf,
  LoadContinuationOf,
  PreparationOf,
  PrepareRequestOf,
  SelectionOf,
} from './typed/service/in-steps.js'
export type { ServiceExecuteRequestOf } from './typed/service/service-execute-request-of.js'
export type { ConditionInput } from './typed/input/condition-input.js'
export type { EntityInput } from './typed/input/entity-input.js'
export type { CopiesInput, EventInput } from './typed/input/event-input.js'
export type { FieldInput, FieldsInput, ObjectSchemaInput } from './typed/input/field-input.js'
export type { OperationInput, OperationsInput, RuleInput } from './typed/input/operation-input.js'
export type { OutcomeInput } from './typed/input/outcome-input.js'

// Histories
export { replay } from './record/replay.js'
export { rehydrate } from './record/rehydrate/rehydrate.js'
export { readProjectionKey } from './record/read-projection-key.js'
export { legacyImport } from './record/legacy-import.js'

// Explanation
export { explain } from './explain/explain.js'
export type {
  Clause,
  ClauseOperand,
  ConnectiveClause,
  ExplainedOutcome,
  ExplainedRule,
  ExplainedStep,
  Explanation,
  LiteralClause,
  NeededClause,
  OperandSource,
  QuestionClause,
  Unlock,
} from './explain/explanation.js'
export { available } from './explain/available/available.js'
export type { Availability, Depends, Legal, Refused } from './explain/available/availability.js'
export { words } from './explain/words/words.js'
export { renderExplanation } from './explain/render/render-explanation.js'
export { renderAvailability } from './explain/render/render-availability.js'
export type { Truth } from './value/truth.js'

// Refusals
export { message } from './message.js'
export type {
  CoreError,
  DefinitionErrors,
  EntityMismatch,
  EntityNotRegistered,
  IncrementOverflow,
  InvalidTransition,
  InvariantUnobservable,
  InvariantViolation,
  OperationNotFound,
  PreconditionFailed,
  PreconditionUnobservable,
  RevisionExhausted,
  SubjectMismatch,
  TemplateRefusal,
  UnknownState,
  ValidationRefusal,
  ValueError,
} from './refusal.js'
export type {
  CreationIdentityUnavailable,
  DeclaredRefusal,
  FulfillmentKeysMismatch,
  FulfillmentRequired,
  IdentityMismatch,
  NoOutcomeSelected,
  OutcomeUnobservable,
  RequiredFieldRemoval,
  ServiceRefusal,
  UnspecifiedMoveSource,
} from './service-refusal.js'
