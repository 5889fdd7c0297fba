import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ActionInputOf, ActionOutputOf, AnyAction, OutputWireOf } from '../action/action.js'
import type { CallOptions } from '../call/call-options.js'
import type { SearchPage } from '../call/search.js'
import type { SearchRequest } from '../call/search-request.js'
import type { AnyEntityType, DataOf, InputOf, RecordWireOf } from '../entity/entity-type.js'
import type { ClientError } from './client-error.js'

/** A registry, as far as its type tells which providers it has. */
export interface TypedRegistry {
  readonly types?: { readonly providers: unknown }
}

/** What a caller gets: what travels, or what the codecs of a registry make of it. */
export type Form = 'wire' | 'decoded'

type ProvidersOf<R extends TypedRegistry> = NonNullable<R['types']>['providers']

type TypesOf<Provider> = Provider extends { readonly types?: infer Types } ? NonNullable<Types> : never

type EntitiesOf<Provider> = TypesOf<Provider> extends { readonly entities: infer Entities } ? Entities : never

type ActionsOf<Provider> = TypesOf<Provider> extends { readonly actions: infer Actions } ? Actions : never

type Named<Items, Id extends keyof Items, Kind> = Extract<Items[Id], Kind>

type RecordOf<E extends AnyEntityType, F extends Form> = F extends 'decoded' ? DataOf<E> : RecordWireOf<E>

type OutputOf<A extends AnyAction, F extends Form> = F extends 'decoded' ? ActionOutputOf<A> : OutputWireOf<A>

/** How one call over HTTP is made: who calls, the client's headers say. */
export type ClientCallOptions = Omit<CallOptions, 'principal'>

type Asked<Entities, Id extends keyof Entities> = SearchRequest<InputOf<Named<Entities, Id, AnyEntityType>>>

type Page<Entities, Id extends keyof Entities, F extends Form> = SearchPage<
  RecordOf<Named<Entities, Id, AnyEntityType>, F>
>

/** The calls of one provider over HTTP, of entity types and actions by their ids. What is handed in is read at once. */
export interface ProviderClient<Entities, Actions, F extends Form> {
  /**
   * Every page, each asked for as it is wanted; an error is the last item. `limit` and `timeout` are those of a page.
   *
   * @example
   * for await (const page of calendar.search('calendarEvent', { input: { query: 'Sam' } })) { … }
   */
  readonly search: <const Id extends keyof Entities & string>(
    type: Id,
    request: Asked<Entities, Id>,
    options?: ClientCallOptions,
  ) => AsyncGenerator<Either<ClientError, Page<Entities, Id, F>>, undefined, undefined>
  /** One page of the same. */
  readonly searchPage: <const Id extends keyof Entities & string>(
    type: Id,
    request: Asked<Entities, Id>,
    options?: ClientCallOptions,
  ) => TaskEither<ClientError, Page<Entities, Id, F>>
  /** One record by its id; undefined where there is none. */
  readonly get: <const Id extends keyof Entities & string>(
    type: Id,
    id: string,
    options?: ClientCallOptions,
  ) => TaskEither<ClientError, RecordOf<Named<Entities, Id, AnyEntityType>, F> | undefined>
  /** Has an action done. */
  readonly execute: <const Id extends keyof Actions & string>(
    action: Id,
    input: ActionInputOf<Named<Actions, Id, AnyAction>>,
    options?: ClientCallOptions,
  ) => TaskEither<ClientError, OutputOf<Named<Actions, Id, AnyAction>, F>>
}

/** A service over HTTP, with the types of a registry. */
export interface Client<R extends TypedRegistry, F extends Form> {
  /** The calls of a provider of the registry. Nothing is asked yet. */
  readonly provider: <const Id extends keyof ProvidersOf<R> & string>(
    id: Id,
  ) => ProviderClient<EntitiesOf<ProvidersOf<R>[Id]>, ActionsOf<ProvidersOf<R>[Id]>, F>
}
