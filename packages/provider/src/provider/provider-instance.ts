import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Action, ActionInputOf, ActionOutputOf, AnyAction } from '../action/action.js'
import type { CallOptions } from '../call/call-options.js'
import type { SearchPage } from '../call/search.js'
import type { SearchRequest } from '../call/search-request.js'
import type { AnyEntityType, DataOf, EntityType, InputOf } from '../entity/entity-type.js'
import type { ProviderError } from '../error/provider-error.js'
import type { ProviderLimits } from '../limits.js'
import type { Tool } from '../tool/tool.js'

/** Entity types or actions by their ids. */
export type ById<Items extends readonly { readonly id: string }[]> = {
  readonly [Item in Items[number] as Item['id']]: Item
}

/** What was registered, and over it what was registered later. */
export type Over<Earlier, Later> = Omit<Earlier, keyof Later> & Later

/** An entity type whose functions need no other services than these. */
export type EntityTypeFor<Services> = EntityType<string, unknown, unknown, Services>

/** An action whose function needs no other services than these. */
export type ActionFor<Services> = Action<string, unknown, unknown, Services>

/** The entity types of a provider. */
export interface RegisteredEntityTypes<Id extends string, Entities, Actions, Services> {
  /**
   * Adds entity types, each by its id: a later one takes the place of an earlier one. Throws where a tool of one would
   * have the name of an action's.
   *
   * @returns the same provider, whose type knows them
   */
  readonly register: <const Types extends readonly EntityTypeFor<Services>[]>(
    ...types: Types
  ) => ProviderInstance<Id, Over<Entities, ById<Types>>, Actions, Services>
  readonly get: (id: string) => AnyEntityType | undefined
  readonly list: () => readonly AnyEntityType[]
}

/** The actions of a provider. */
export interface RegisteredActions<Id extends string, Entities, Actions, Services> {
  /** Adds actions, as `entities.register` adds entity types. */
  readonly register: <const Added extends readonly ActionFor<Services>[]>(
    ...actions: Added
  ) => ProviderInstance<Id, Entities, Over<Actions, ById<Added>>, Services>
  readonly get: (id: string) => AnyAction | undefined
  readonly list: () => readonly AnyAction[]
}

/**
 * One system behind entity types and actions. Every call decodes what goes in and what comes out, is bounded in time
 * and in number, and answers errors as values, whatever the functions of the provider do. The input is read when the
 * call is made, the work is done when the task is run.
 */
export interface ProviderInstance<Id extends string, Entities, Actions, Services> {
  readonly id: Id
  readonly name: string
  /** Empty where none was given. */
  readonly description: string
  readonly limits: ProviderLimits
  readonly entities: RegisteredEntityTypes<Id, Entities, Actions, Services>
  readonly actions: RegisteredActions<Id, Entities, Actions, Services>
  /** One page of the records of a type. What is registered under the type's id is asked. */
  readonly search: <E extends AnyEntityType>(
    type: E,
    request: SearchRequest<InputOf<E>>,
    options?: CallOptions,
  ) => TaskEither<ProviderError, SearchPage<DataOf<E>>>
  /**
   * Every page, each asked for as it is wanted; an error is the last item. `limit` and `timeout` are those of a page.
   *
   * @example
   * for await (const page of calendar.searchAll(calendarEvent, { input: { query: 'Sam' } })) { … }
   */
  readonly searchAll: <E extends AnyEntityType>(
    type: E,
    request: SearchRequest<InputOf<E>>,
    options?: CallOptions,
  ) => AsyncGenerator<Either<ProviderError, SearchPage<DataOf<E>>>, undefined, undefined>
  /** One record by its id; undefined where there is none. */
  readonly get: <E extends AnyEntityType>(
    type: E,
    id: string,
    options?: CallOptions,
  ) => TaskEither<ProviderError, DataOf<E> | undefined>
  /** Has an action done. */
  readonly execute: <A extends AnyAction>(
    action: A,
    input: ActionInputOf<A>,
    options?: CallOptions,
  ) => TaskEither<ProviderError, ActionOutputOf<A>>
  /** The tools of its entity types and actions. */
  readonly toTools: () => readonly Tool[]
  /** The tools of its actions only. */
  readonly toActions: () => readonly Tool[]
  /** Only a type. */
  readonly types?: { readonly entities: Entities; readonly actions: Actions }
}

/** A provider of which only that is known. */
export type AnyProvider = Omit<ProviderInstance<string, unknown, unknown, never>, 'entities' | 'actions'> & {
  readonly entities: Pick<RegisteredEntityTypes<string, unknown, unknown, never>, 'get' | 'list'>
  readonly actions: Pick<RegisteredActions<string, unknown, unknown, never>, 'get' | 'list'>
}
