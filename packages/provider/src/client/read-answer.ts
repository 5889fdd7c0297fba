import { defaultLimits, type Json } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { CallPlace } from '../error/provider-error.js'
import { problemKinds } from '../wire/problem-kinds.js'
import { readBytes } from '../wire/read-bytes.js'
import { readProblem } from '../wire/read-problem.js'
import { readText } from '../wire/read-text.js'
import type { ClientError, UnexpectedAnswer } from './client-error.js'

const mediaTypeOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Reads what a service answered: JSON where it succeeded, one of our problems where it did not, and nothing else. */
export const readAnswer = async (
  response: Response,
  place: CallPlace,
  largest: number,
  signal: AbortSignal,
): Promise<Either<ClientError, Json>> => {
  const { status } = response
  const unexpected = (reason: UnexpectedAnswer['reason']): Either<ClientError, never> =>
    left({ kind: 'unexpected_answer', ...place, status, reason })
  const bytes = await readBytes(response.body, largest, signal)
  if (bytes === 'too_many') return unexpected('too_large')
  if (bytes === 'broken') return unexpected('broken')
  const json = readText(bytes, defaultLimits.depth)
  if (status === 200) {
    return isLeft(json) || mediaTypeOf(response) !== 'application/json' ? unexpected('not_json') : json
  }
  const error = isLeft(json) ? undefined : readProblem(json.right)
  return error !== undefined && problemKinds[error.kind].status === status ? left(error) : unexpected('unknown_problem')
}
