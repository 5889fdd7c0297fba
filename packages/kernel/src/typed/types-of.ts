import type { Json } from '../value/json.js'
import type { EntityInput } from './input/entity-input.js'
import type { EventInput, OperationInput, RuleInput, TransitionInput } from './input/operation-input.js'
import type { Empty, FieldsOf, ObjectOf, OpenOf, Optionally, SureNames, ValueOf, WithOthers } from './members.js'
import type { Resolved } from './template.js'

type VersionOf<Document> = Document extends { readonly version: infer Version extends number } ? Version : 1

type StatesOf<Document extends EntityInput> = Document['lifecycle']['states'][number]

type OperationsOf<Document> = Document extends { readonly operations: infer Operations } ? Operations : Record<never, never>

/** A rule without a name is named null in refusals (K-114). */
type RuleNamesOf<Rules> = Rules extends readonly (infer Rule extends RuleInput)[]
  ? Rule extends { readonly name: infer Name extends string } ? Name : null
  : never
