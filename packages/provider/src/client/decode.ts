import { isJsonObject, memberOf, type Json } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { idOf } from '../call/decode-record.js'
import { faultOfPaging, readPage } from '../call/page.js'
import type { SearchPage } from '../call/search.js'
import type { ReadRequest } from '../call/search-request.js'
import type { Codec } from '../codec/codec.js'
import type { CallPlace, MalformedAnswer, ProviderError } from '../error/provider-error.js'
import { clippedFaults, faultsInside, faultsOf, type ValueFaults } from '../json/faults.js'

/** What of a codec a client needs. */
export type Restorer = Pick<Codec, 'restore'>

const malformed = (place: CallPlace, faults: ValueFaults): Either<MalformedAnswer, never> =>
  left({ kind: 'malformed_answer', ...place, ...clippedFaults(faults) })

const restore = async (
  place: CallPlace,
  { restore: back }: Restorer,
  value: Json,
  path: string,
): Promise<Either<ProviderError, unknown>> => {
  const restored = await back(value)
  if (!isLeft(restored)) return restored
  const fault = restored.left
  if (fault.kind === 'refused') return malformed(place, faultsInside(path, fault.faults))
  return left({ kind: 'provider_failed', ...place })
}

const restoreRecord = async (
  place: CallPlace,
  codec: Restorer,
  value: Json,
  path: string,
): Promise<Either<ProviderError, unknown>> => {
  const record = await restore(place, codec, value, path)
  if (isLeft(record) || idOf(record.right) !== undefined) return record
  return malformed(place, faultsOf([{ path: `${path}.id`, message: 'expected the id of a record' }]))
}

/** An answer as the page that was asked for. */
export const decodePage = async (
  place: CallPlace,
  codec: Restorer,
  { limit, cursor }: ReadRequest,
  answer: Json,
): Promise<Either<ProviderError, SearchPage<unknown>>> => {
  const page = readPage(answer)
  if (isLeft(page)) return malformed(place, page.left)
  const fault = faultOfPaging(place, limit ?? Infinity, cursor, page.right)
  if (fault !== undefined) return left(fault)
  const results: unknown[] = []
  for (const [index, value] of page.right.results.entries()) {
    const record = await restoreRecord(place, codec, value, `results[${index}]`)
    if (isLeft(record)) return record
    results.push(record.right)
  }
  const { nextCursor } = page.right
  return right({ results, ...(nextCursor === undefined ? {} : { nextCursor }) })
}

/** An answer as the record of an id, undefined where it says that there is none. */
export const decodeRecord = async (
  place: CallPlace,
  codec: Restorer,
  id: string,
  answer: Json,
): Promise<Either<ProviderError, unknown>> => {
  const given = isJsonObject(answer) ? memberOf(answer, 'record') : undefined
  if (given === undefined) return malformed(place, faultsOf([{ path: 'record', message: 'expected a record or null' }]))
  if (given === null) return right(undefined)
  const record = await restoreRecord(place, codec, given, 'record')
  if (isLeft(record)) return record
  const found = idOf(record.right) ?? ''
  return found === id ? record : left({ kind: 'wrong_record', ...place, id, found })
}

/** An answer as the output of an action. */
export const decodeOutput = async (
  place: CallPlace,
  codec: Restorer,
  answer: Json,
): Promise<Either<ProviderError, unknown>> =>
  isJsonObject(answer)
    ? restore(place, codec, answer, 'output')
    : malformed(place, faultsOf([{ path: 'output', message: 'expected an object' }]))
