import type { Codec } from '../codec/codec.js'
import type { CallContext } from '../entity/entity-type.js'
import type { JsonSchema } from '../schema/json-schema.js'

/** What an action does to the world, as far as its author promises. Nothing is promised by what is left out. */
export interface Effects {
  /** It changes nothing. */
  readonly readOnly?: boolean
  /** It may end or overwrite what is there. */
  readonly destructive?: boolean
  /** The same input again changes nothing more. */
  readonly idempotent?: boolean
}

/** What `execute` is asked. */
export interface ExecuteContext<Input, Services = unknown> extends CallContext<Services> {
  /** Decoded by `input`. */
  readonly input: Input
}

/** The types of an action; no value has them. */
export interface ActionTypes<Input, Output, Services, Wire> {
  /** An input as callers hand it in. */
  readonly input: Input
  /** An output as callers get it. */
  readonly output: Output
  /** The same as it travels on: JSON. */
  readonly wire: Wire
  readonly needs: (services: Services) => void
}

/** A verb: something that a caller has done. Made by `defineAction`; frozen. */
export interface Action<Id extends string, Input, Output, Services = unknown, Wire = Output> {
  readonly id: Id
  readonly name: string
  readonly description: string
  readonly effects: Effects
  /** JSON Schema of what travels. */
  readonly schemas: { readonly input: JsonSchema; readonly output: JsonSchema }
  readonly codecs: { readonly input: Codec; readonly output: Codec }
  readonly functions: { readonly execute: (context: ExecuteContext<unknown>) => unknown }
  /** Only a type. */
  readonly types?: ActionTypes<Input, Output, Services, Wire>
}

/** An action of which only that is known. */
export type AnyAction = Action<string, unknown, unknown, never>

/** An input of an action, as callers hand it in. */
export type ActionInputOf<A extends AnyAction> = NonNullable<A['types']>['input']

/** An output of an action, as callers get it. */
export type ActionOutputOf<A extends AnyAction> = NonNullable<A['types']>['output']

/** An output of an action, as it travels on. */
export type OutputWireOf<A extends AnyAction> = NonNullable<A['types']>['wire']
