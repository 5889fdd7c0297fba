import { isJsonObject, type JsonObject } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { untilStopped } from '../../call/until-stopped.js'
import { clipped } from '../../json/clipped.js'
import { readBytes, type Bytes } from '../../wire/read-bytes.js'
import { readText } from '../../wire/read-text.js'
import type { BodyTimeout, BodyTooLarge, InvalidBody, UnsupportedMediaType } from '../../wire/request-error.js'
import type { HttpLimits } from '../http-limits.js'

const plainJson = /^application\/json[ \t]*(;[ \t]*charset="?utf-8"?[ \t]*)?$/i

const isPlainJson = ({ headers }: Request): boolean =>
  plainJson.test(headers.get('content-type') ?? '') && (headers.get('content-encoding') ?? 'identity') === 'identity'

const invalid = (reason: string, path = ''): Either<InvalidBody, never> =>
  left({ kind: 'invalid_body', path: clipped(path), reason: clipped(reason) })

const objectOf = (bytes: Uint8Array, depth: number): Either<InvalidBody, JsonObject> => {
  const json = readText(bytes, depth)
  if (isLeft(json)) return invalid(json.left.reason, json.left.path)
  return isJsonObject(json.right) ? right(json.right) : invalid('expected an object')
}

/** Why a request has no body that is read here. */
export type BodyError = UnsupportedMediaType | BodyTooLarge | BodyTimeout | InvalidBody

/** Reads the body of a request as one JSON object: its type, then its bytes within the limits, then their JSON. */
export const readBody = async (
  request: Request,
  { body: limit, bodyTime: milliseconds, depth }: HttpLimits,
): Promise<Either<BodyError, JsonObject>> => {
  if (!isPlainJson(request)) return left({ kind: 'unsupported_media_type' })
  if (Number(request.headers.get('content-length') ?? 0) > limit) return left({ kind: 'body_too_large', limit })
  const bytes = await untilStopped<Bytes | 'late'>(
    milliseconds,
    request.signal,
    (signal) => readBytes(request.body, limit, signal),
    () => 'late',
  )
  if (bytes === 'late') return left({ kind: 'body_timeout', milliseconds })
  if (bytes === 'too_many') return left({ kind: 'body_too_large', limit })
  return bytes === 'broken' ? invalid('it ended before it was whole') : objectOf(bytes, depth)
}
