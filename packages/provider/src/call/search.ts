import { isJsonArray, isJsonObject, memberOf, type Json, type JsonArray, type ValueError } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { CursorLoop, ProviderError, TooManyResults } from '../error/provider-error.js'
import { faultsOf, type ValueFaults } from '../json/faults.js'
import { longestCursor } from '../limits.js'
import { ask, type CallState } from './ask.js'
import { decodeInput, invalidInput, malformed, readAnswer } from './cross.js'
import { decodeRecord } from './decode-record.js'
import type { ReadRequest } from './search-request.js'

/** One page of what a search found. `nextCursor` only where another page exists. */
export interface SearchPage<Data> {
  readonly results: readonly Data[]
  readonly nextCursor?: string
}

interface RawPage {
  readonly results: JsonArray
  readonly nextCursor: string | undefined
}

const faultOfCursor = (cursor: Json | undefined): readonly ValueError[] => {
  const isCursor = typeof cursor === 'string' && cursor !== '' && cursor.length <= longestCursor
  return cursor === undefined || isCursor
    ? []
    : [{ path: 'nextCursor', message: `expected nothing, or a text of 1 to ${longestCursor} characters` }]
}

const readPage = (call: CallState, answer: unknown): Either<ProviderError, RawPage> => {
  const json = readAnswer(call, answer, '')
  if (isLeft(json)) return json
  if (!isJsonObject(json.right)) return left(malformed(call, faultsOf([{ path: '', message: 'expected a page' }])))
  const results = memberOf(json.right, 'results')
  const nextCursor = memberOf(json.right, 'nextCursor')
  const isList = results !== undefined && isJsonArray(results)
  const faults = [...(isList ? [] : [{ path: 'results', message: 'expected a list' }]), ...faultOfCursor(nextCursor)]
  if (!isList || faults.length > 0) return left(malformed(call, faultsOf(faults)))
  return right({ results, nextCursor: nextCursor as string | undefined })
}

const faultOfPaging = (
  { context, place }: CallState,
  { limit, cursor }: ReadRequest,
  { results, nextCursor }: RawPage,
): TooManyResults | CursorLoop | undefined => {
  const most = limit ?? context.limits.results
  if (results.length > most) return { kind: 'too_many_results', ...place, limit: most, found: results.length }
  const isRepeated = nextCursor !== undefined && nextCursor === cursor
  return isRepeated ? { kind: 'cursor_loop', ...place, reason: 'same_cursor' } : undefined
}

const decodeResults = async (
  call: CallState,
  type: AnyEntityType,
  results: JsonArray,
): Promise<Either<ProviderError, readonly unknown[]>> => {
  const records: unknown[] = []
  for (const [index, result] of results.entries()) {
    const record = await decodeRecord(call, type, result, `results[${index}]`)
    if (isLeft(record)) return record
    records.push(record.right)
  }
  return right(records)
}

/** Searches: input decoded, the provider asked, its page checked and each record decoded. All of a page, or none. */
export const search =
  (type: AnyEntityType, request: Either<ValueFaults, ReadRequest>) =>
  async (call: CallState): Promise<Either<ProviderError, SearchPage<unknown>>> => {
    if (isLeft(request)) return left(invalidInput(call, request.left))
    const { limit, cursor } = request.right
    const input = await decodeInput(call, type.codecs.searchInput, request.right.input)
    if (isLeft(input)) return input
    const answer = await ask(call, (given) => type.functions.search({ ...given, input: input.right, limit, cursor }))
    if (isLeft(answer)) return answer
    const page = readPage(call, answer.right)
    if (isLeft(page)) return page
    const fault = faultOfPaging(call, request.right, page.right)
    if (fault !== undefined) return left(fault)
    const results = await decodeResults(call, type, page.right.results)
    if (isLeft(results)) return results
    const { nextCursor } = page.right
    return right({ results: results.right, ...(nextCursor === undefined ? {} : { nextCursor }) })
  }
