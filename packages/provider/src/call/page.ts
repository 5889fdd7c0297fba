import { isJsonArray, isJsonObject, memberOf, type Json, type JsonArray, type ValueError } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CallPlace, CursorLoop, TooManyResults } from '../error/provider-error.js'
import { faultsOf, type ValueFaults } from '../json/faults.js'
import { longestCursor } from '../limits.js'

/** A page whose records are not decoded yet. */
export interface RawPage {
  readonly results: JsonArray
  readonly nextCursor: string | undefined
}

const faultOfCursor = (cursor: Json | undefined): readonly ValueError[] => {
  const isCursor = typeof cursor === 'string' && cursor !== '' && cursor.length <= longestCursor
  return cursor === undefined || isCursor
    ? []
    : [{ path: 'nextCursor', message: `expected nothing, or a text of 1 to ${longestCursor} characters` }]
}

/** Reads an answer as a page. */
export const readPage = (answer: Json): Either<ValueFaults, RawPage> => {
  if (!isJsonObject(answer)) return left(faultsOf([{ path: '', message: 'expected a page' }]))
  const results = memberOf(answer, 'results')
  const nextCursor = memberOf(answer, 'nextCursor')
  const isList = results !== undefined && isJsonArray(results)
  const faults = [...(isList ? [] : [{ path: 'results', message: 'expected a list' }]), ...faultOfCursor(nextCursor)]
  if (!isList || faults.length > 0) return left(faultsOf(faults))
  return right({ results, nextCursor: nextCursor as string | undefined })
}

/** What is wrong with a page as the answer to what was asked. */
export const faultOfPaging = (
  place: CallPlace,
  most: number,
  asked: string | undefined,
  { results, nextCursor }: RawPage,
): TooManyResults | CursorLoop | undefined => {
  if (results.length > most) return { kind: 'too_many_results', ...place, limit: most, found: results.length }
  const isRepeated = nextCursor !== undefined && nextCursor === asked
  return isRepeated ? { kind: 'cursor_loop', ...place, reason: 'same_cursor' } : undefined
}
