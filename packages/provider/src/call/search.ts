import type { JsonArray } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { ProviderError } from '../error/provider-error.js'
import type { ValueFaults } from '../json/faults.js'
import { ask, type CallState } from './ask.js'
import { decodeInput, invalidInput, malformed, readAnswer } from './cross.js'
import { decodeRecord } from './decode-record.js'
import { faultOfPaging, readPage } from './page.js'
import type { ReadRequest } from './search-request.js'

/** One page of what a search found. `nextCursor` only where another page exists. */
export interface SearchPage<Data> {
  readonly results: readonly Data[]
  readonly nextCursor?: string
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
    const json = readAnswer(call, answer.right, '')
    if (isLeft(json)) return json
    const page = readPage(json.right)
    if (isLeft(page)) return left(malformed(call, page.left))
    const fault = faultOfPaging(call.place, limit ?? call.context.limits.results, cursor, page.right)
    if (fault !== undefined) return left(fault)
    const results = await decodeResults(call, type, page.right.results)
    if (isLeft(results)) return results
    const { nextCursor } = page.right
    return right({ results: results.right, ...(nextCursor === undefined ? {} : { nextCursor }) })
  }
