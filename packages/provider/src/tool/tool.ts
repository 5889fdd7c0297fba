import type { JsonObject } from '@assent/kernel'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Effects } from '../action/action.js'
import type { CallOptions } from '../call/call-options.js'
import type { ProviderError } from '../error/provider-error.js'
import type { JsonSchema } from '../schema/json-schema.js'

/** What a tool does. */
export type ToolKind = 'search' | 'get' | 'action'

/** Calls a tool with any value at all. The value is read at once; the work is done when the task is run. */
export type ToolCall = (input: unknown, options?: CallOptions) => TaskEither<ProviderError, JsonObject>

/** Something that an agent, a script or a route calls by its name: flat input, plain JSON both ways. */
export interface Tool {
  /** `{provider}_{entityType}_search`, `{provider}_{entityType}_get` or `{provider}_{action}`: what clients take. */
  readonly name: string
  readonly kind: ToolKind
  readonly provider: string
  /** The id of the entity type or the action. */
  readonly of: string
  /** For people. */
  readonly title: string
  /** For people and models. */
  readonly description: string
  readonly effects: Effects
  /** JSON Schema 2020-12, of an object. */
  readonly inputSchema: JsonSchema
  /** JSON Schema 2020-12, of an object: what `call` answers where it succeeds. */
  readonly outputSchema: JsonSchema
  readonly call: ToolCall
}
