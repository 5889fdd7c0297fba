import { isJsonObject, type Json, type JsonObject } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { AnyAction } from '../action/action.js'
import type { Codec } from '../codec/codec.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { ProviderError } from '../error/provider-error.js'
import { faultsOf } from '../json/faults.js'
import { failed, type CallState } from './ask.js'
import { malformed, readAnswer } from './cross.js'
import type { SearchPage } from './search.js'

const encode = (call: CallState, codec: Codec, value: unknown, path: string): Either<ProviderError, Json> => {
  try {
    return readAnswer(call, codec.encode(value), path)
  } catch (fault) {
    return left(failed(call, fault))
  }
}

/** A page as it travels. */
export const encodePage = (
  call: CallState,
  { codecs }: AnyEntityType,
  { results, ...others }: SearchPage<unknown>,
): Either<ProviderError, JsonObject> => {
  const written: Json[] = []
  for (const [index, result] of results.entries()) {
    const record = encode(call, codecs.data, result, `results[${index}]`)
    if (isLeft(record)) return record
    written.push(record.right)
  }
  return right({ results: written, ...others })
}

/** A record as it travels, null where there is none: absence is a value. */
export const encodeRecord = (
  call: CallState,
  { codecs }: AnyEntityType,
  record: unknown,
): Either<ProviderError, JsonObject> => {
  if (record === undefined) return right({ record: null })
  const written = encode(call, codecs.data, record, 'record')
  return isLeft(written) ? written : right({ record: written.right })
}

/** The output of an action as it travels. */
export const encodeOutput = (
  call: CallState,
  { codecs }: AnyAction,
  output: unknown,
): Either<ProviderError, JsonObject> => {
  const written = encode(call, codecs.output, output, 'output')
  if (isLeft(written)) return written
  return isJsonObject(written.right)
    ? right(written.right)
    : left(malformed(call, faultsOf([{ path: 'output', message: 'expected an object' }])))
}
