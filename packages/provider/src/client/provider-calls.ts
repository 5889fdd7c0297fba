import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { readId } from '../call/get.js'
import type { SearchPage } from '../call/search.js'
import { searchAll } from '../call/search-all.js'
import { readObject, type SearchRequest } from '../call/search-request.js'
import type { CallPlace } from '../error/provider-error.js'
import { actionPath, recordPath } from '../wire/paths.js'
import { ask, invalidInput, type Callee } from './callee.js'
import type { ClientCallOptions } from './client.js'
import type { ClientError } from './client-error.js'
import { decodeOutput, decodeRecord } from './decode.js'
import { placeOfSearch, readSearch, searchPage } from './search-page.js'

type Page = SearchPage<unknown>

/** The calls of one provider, their types forgotten. */
export interface UntypedCalls {
  readonly search: (
    type: string,
    request: SearchRequest<unknown>,
    options?: ClientCallOptions,
  ) => AsyncGenerator<Either<ClientError, Page>, undefined, undefined>
  readonly searchPage: (
    type: string,
    request: SearchRequest<unknown>,
    options?: ClientCallOptions,
  ) => TaskEither<ClientError, Page>
  readonly get: (type: string, id: unknown, options?: ClientCallOptions) => TaskEither<ClientError, unknown>
  readonly execute: (action: string, input: unknown, options?: ClientCallOptions) => TaskEither<ClientError, unknown>
}

const getOf =
  (callee: Callee): UntypedCalls['get'] =>
  (type, given, options = {}) => {
    const { restorers, provider } = callee
    const id = readId(given)
    const place: CallPlace = { provider, operation: 'get', entity_type: type, action: null }
    return async () => {
      if (isLeft(id)) return invalidInput(place, id.left)
      const path = `${recordPath(provider, type)}?id=${encodeURIComponent(id.right)}`
      return ask(callee, restorers.ofType(provider, type), { place, path }, options, (codec, answer) =>
        decodeRecord(place, codec, id.right, answer),
      )
    }
  }

const executeOf =
  (callee: Callee): UntypedCalls['execute'] =>
  (action, input, options = {}) => {
    const { restorers, provider } = callee
    const body = readObject(input)
    const place: CallPlace = { provider, operation: 'execute', entity_type: null, action }
    return async () => {
      if (isLeft(body)) return invalidInput(place, body.left)
      const question = { place, path: actionPath(provider, action), body: body.right }
      return ask(callee, restorers.ofAction(provider, action), question, options, (codec, answer) =>
        decodeOutput(place, codec, answer),
      )
    }
  }

/** The calls of a provider over HTTP. */
export const callsOf = (callee: Callee): UntypedCalls => ({
  search: (type, request, options = {}) => {
    const first = readSearch(request)
    const pageAt = (cursor: string | undefined) =>
      searchPage(callee, type, isLeft(first) ? first : right({ ...first.right, cursor }), options)
    const start = isLeft(first) ? undefined : first.right.cursor
    return searchAll<ClientError, unknown>(placeOfSearch(callee, type), start, pageAt)
  },
  searchPage: (type, request, options = {}) => {
    const read = readSearch(request)
    return () => searchPage(callee, type, read, options)
  },
  get: getOf(callee),
  execute: executeOf(callee),
})
