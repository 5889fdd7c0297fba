import * as t from './t.js'

// Codecs
export { t }
export type { AnySchema, DecodedOf, StandardSchema, TravelOf, WireOf } from './codec/schema.js'
export type { Codec, CodecFault, NoJsonSchema } from './codec/codec.js'
export type { ValueFaults } from './json/faults.js'
export type { JsonSchema } from './schema/json-schema.js'

// Entity types
export {
  defineEntityType,
  entityTypeDefects,
  type EntityTypeDefinition,
  type Identified,
  type NoStringId,
  type ReservedField,
  type Unreserved,
} from './entity/define-entity-type.js'
export type {
  AnyEntityType,
  Awaitable,
  CallContext,
  DataOf,
  EntityFunctions,
  EntityType,
  EntityTypes,
  GetContext,
  InputOf,
  RecordWireOf,
  SearchAnswer,
  SearchContext,
} from './entity/entity-type.js'
export type { DefinitionDefect } from './entity/definition-defect.js'
export { definitionsFor, type DefinitionsFor } from './entity/definitions-for.js'

// Actions
export { actionDefects, defineAction, type ActionDefinition } from './action/define-action.js'
export type {
  Action,
  ActionInputOf,
  ActionOutputOf,
  ActionTypes,
  AnyAction,
  Effects,
  ExecuteContext,
  OutputWireOf,
} from './action/action.js'

// Providers
export { ProviderInstance } from './provider/make-provider.js'
export type {
  ActionFor,
  AnyProvider,
  ById,
  EntityTypeFor,
  Over,
  // By its own name no declaration of a registry elsewhere could spell its type.
  ProviderInstance as Provider,
  RegisteredActions,
  RegisteredEntityTypes,
} from './provider/provider-instance.js'
export type { ProviderOptions } from './provider/provider-options.js'
export { ProviderRegistry } from './provider/provider-registry.js'
export { defaultProviderLimits, type ProviderLimits } from './limits.js'

// Calls
export { refuseInput, type InputRefused } from './call/refuse-input.js'
export { longestCursor } from './limits.js'
export type { CallOptions } from './call/call-options.js'
export type { SearchPage } from './call/search.js'
export type { SearchRequest } from './call/search-request.js'
export type { Attributes, Observer } from './call/observer.js'

// Tools
export type { Tool, ToolCall, ToolKind } from './tool/tool.js'

// Logs
export type { Logger, Secrets } from './logger/logger.js'

// Errors
export {
  providerAdvice,
  type CallPlace,
  type Cancelled,
  type CursorLoop,
  type DeadlineExceeded,
  type InvalidInput,
  type MalformedAnswer,
  type ProviderBusy,
  type ProviderError,
  type ProviderFailed,
  type TooManyResults,
  type UnknownAction,
  type UnknownEntityType,
  type UnknownProvider,
  type WrongRecord,
} from './error/provider-error.js'
export { providerMessage } from './error/provider-message.js'
