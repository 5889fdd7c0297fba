import type { Json } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { MalformedAnswer, ProviderFailed } from '../error/provider-error.js'
import { faultsOf, pathInside } from '../json/faults.js'
import { longestId } from '../limits.js'
import type { CallState } from './ask.js'
import { decodeAnswer, malformed } from './cross.js'

/** The id of a decoded record; nothing where it could not be a handle. */
export const idOf = (record: unknown): string | undefined => {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  return typeof id === 'string' && id !== '' && id.length <= longestId ? id : undefined
}

/** Decodes a record, whose id has to be one that `get` takes. */
export const decodeRecord = async (
  call: CallState,
  type: AnyEntityType,
  value: Json,
  path: string,
): Promise<Either<MalformedAnswer | ProviderFailed, unknown>> => {
  const record = await decodeAnswer(call, type.codecs.data, value, path)
  if (isLeft(record) || idOf(record.right) !== undefined) return record
  const message = `expected a text of 1 to ${longestId} characters`
  return left(malformed(call, faultsOf([{ path: pathInside(path, 'id'), message }])))
}
