import type { JsonObject } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { SearchPage } from '../call/search.js'
import { readRequest, type ReadRequest, type SearchRequest } from '../call/search-request.js'
import type { CallPlace } from '../error/provider-error.js'
import type { ValueFaults } from '../json/faults.js'
import { searchPath } from '../wire/paths.js'
import { ask, invalidInput, type Callee } from './callee.js'
import type { ClientCallOptions } from './client.js'
import type { ClientError } from './client-error.js'
import { decodePage } from './decode.js'

/** The service knows its own limit, and which members it takes. */
const anyLimit = Number.MAX_SAFE_INTEGER
const anyMembers = {}

/** Reads what is searched for, at once. */
export const readSearch = (request: SearchRequest<unknown>): Either<ValueFaults, ReadRequest> =>
  readRequest(request, anyMembers, anyLimit)

/** Which search it is. */
export const placeOfSearch = ({ provider }: Callee, type: string): CallPlace => ({
  provider,
  operation: 'search',
  entity_type: type,
  action: null,
})

const bodyOf = ({ input, limit, cursor }: ReadRequest): JsonObject => ({
  ...input,
  ...(limit === undefined ? {} : { limit }),
  ...(cursor === undefined ? {} : { cursor }),
})

/** Asks for one page. */
export const searchPage = async (
  callee: Callee,
  type: string,
  request: Either<ValueFaults, ReadRequest>,
  options: ClientCallOptions,
): Promise<Either<ClientError, SearchPage<unknown>>> => {
  const { restorers, provider } = callee
  const place = placeOfSearch(callee, type)
  if (isLeft(request)) return invalidInput(place, request.left)
  const question = { place, path: searchPath(provider, type), body: bodyOf(request.right) }
  return ask(callee, restorers.ofType(provider, type), question, options, (codec, answer) =>
    decodePage(place, codec, request.right, answer),
  )
}
