import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { AnyAction } from '../action/action.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { ProviderError } from '../error/provider-error.js'
import type { ValueFaults } from '../json/faults.js'
import type { CallOptions } from './call-options.js'
import { execute, readInput } from './execute.js'
import { get, readId } from './get.js'
import { makeCall } from './make-call.js'
import { placeOfAction, placeOfType } from './place.js'
import type { ProviderContext } from './provider-context.js'
import { search, type SearchPage } from './search.js'
import { searchAll } from './search-all.js'
import { readRequest, type ReadRequest, type SearchRequest } from './search-request.js'

type Page = SearchPage<unknown>

/** The calls of one provider, their types forgotten. What is handed in is read at once, and may change afterwards. */
export interface ProviderCalls {
  readonly search: (
    type: AnyEntityType,
    request: SearchRequest<unknown>,
    options?: CallOptions,
  ) => TaskEither<ProviderError, Page>
  readonly searchAll: (
    type: AnyEntityType,
    request: SearchRequest<unknown>,
    options?: CallOptions,
  ) => AsyncGenerator<Either<ProviderError, Page>, undefined, undefined>
  readonly get: (type: AnyEntityType, id: unknown, options?: CallOptions) => TaskEither<ProviderError, unknown>
  readonly execute: (action: AnyAction, input: unknown, options?: CallOptions) => TaskEither<ProviderError, unknown>
}

/** The calls of a provider. */
export const callsOf = (context: ProviderContext): ProviderCalls => {
  const { provider, limits } = context

  const searchRead = (
    type: AnyEntityType,
    request: Either<ValueFaults, ReadRequest>,
    options: CallOptions = {},
  ): TaskEither<ProviderError, Page> => {
    const place = placeOfType(provider, 'search', type)
    return () => makeCall(context, place, options, search(type, request))
  }

  const read = (type: AnyEntityType, request: SearchRequest<unknown>) =>
    readRequest(request, type.schemas.searchInput, limits.results)

  return {
    search: (type, request, options) => searchRead(type, read(type, request), options),
    searchAll: (type, request, options) => {
      const first = read(type, request)
      const pageAt = (cursor: string | undefined) =>
        searchRead(type, isLeft(first) ? first : right({ ...first.right, cursor }), options)()
      const start = isLeft(first) ? undefined : first.right.cursor
      return searchAll(placeOfType(provider, 'search', type), start, pageAt)
    },
    get: (type, id, options = {}) => {
      const given = readId(id)
      return () => makeCall(context, placeOfType(provider, 'get', type), options, get(type, given))
    },
    execute: (action, input, options = {}) => {
      const given = readInput(action, input)
      return () => makeCall(context, placeOfAction(provider, action), options, execute(action, given))
    },
  }
}
