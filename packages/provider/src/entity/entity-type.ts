import type { Codec } from '../codec/codec.js'
import type { JsonSchema } from '../schema/json-schema.js'
import type { Logger } from '../logger/logger.js'

/** What a host gives to the functions of a provider, and what ends a call. */
export interface CallContext<Services> {
  /** The host's own container of what the provider works with. */
  readonly services: Services
  /**
   * Who calls, as the host has proved it and hands it over with the call; undefined where it names nobody. What it is
   * made of is the host's: a function that branches on it decodes it first.
   */
  readonly principal: unknown
  /** Hides the provider's secrets, and never throws. */
  readonly logger: Logger
  /** Aborts at the deadline of the call, and where its caller cancels it. What comes later is not waited for. */
  readonly signal: AbortSignal
}

/** What `search` is asked. */
export interface SearchContext<Input, Services = unknown> extends CallContext<Services> {
  /** Decoded by `searchInput`. */
  readonly input: Input
  /** Results at most; the answer may hold fewer. Undefined: as many as the provider's limit says. */
  readonly limit: number | undefined
  /** A `nextCursor` of the provider's own; undefined on the first page. */
  readonly cursor: string | undefined
}

/** What `get` is asked. */
export interface GetContext<Services = unknown> extends CallContext<Services> {
  readonly id: string
}

/** What `search` answers. `nextCursor` only where another page exists: with it, the caller goes on asking. */
export interface SearchAnswer<Item> {
  readonly results: readonly Item[]
  readonly nextCursor?: string | undefined
}

/** An answer at once or after a wait. */
export type Awaitable<A> = A | Promise<A>

/** The functions as they were given, their types forgotten: what goes in and comes out is decoded round them. */
export interface EntityFunctions {
  readonly search: (context: SearchContext<unknown>) => unknown
  readonly get: (context: GetContext) => unknown
}

/** The types of an entity type; no value has them. */
export interface EntityTypes<Data, Input, Services, Wire> {
  /** A record as callers get it. */
  readonly data: Data
  /** The same as it travels on: JSON. */
  readonly wire: Wire
  /** A search input as callers hand it in. */
  readonly input: Input
  /** What its functions need of a host. */
  readonly needs: (services: Services) => void
}

/**
 * A kind of resource that callers search, and refer to by id. Made by `defineEntityType`; frozen.
 *
 * Its codecs and functions are for a provider, which decodes what crosses; call those of a `ProviderInstance` instead.
 */
export interface EntityType<Id extends string, Data, Input, Services = unknown, Wire = Data> {
  readonly id: Id
  readonly name: string
  readonly description: string
  /** JSON Schema of a record as it travels, and of a search input without `cursor` and `limit`. */
  readonly schemas: { readonly data: JsonSchema; readonly searchInput: JsonSchema }
  readonly codecs: { readonly data: Codec; readonly searchInput: Codec }
  readonly functions: EntityFunctions
  /** Only a type. */
  readonly types?: EntityTypes<Data, Input, Services, Wire>
}

/** An entity type of which only that is known. */
export type AnyEntityType = EntityType<string, unknown, unknown, never>

/** A record of an entity type, as callers get it. */
export type DataOf<E extends AnyEntityType> = NonNullable<E['types']>['data']

/** A record of an entity type, as it travels on. */
export type RecordWireOf<E extends AnyEntityType> = NonNullable<E['types']>['wire']

/** A search input of an entity type, as callers hand it in. */
export type InputOf<E extends AnyEntityType> = NonNullable<E['types']>['input']
