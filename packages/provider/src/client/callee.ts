import type { Json } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { CallPlace, InvalidInput } from '../error/provider-error.js'
import { clippedFaults, type ValueFaults } from '../json/faults.js'
import type { ClientCallOptions } from './client.js'
import type { ClientContext } from './client-context.js'
import type { ClientError } from './client-error.js'
import type { Restorer } from './decode.js'
import type { Restorers } from './restorers.js'
import { send, type Question } from './send.js'

/** The provider that is called, and by whom. */
export interface Callee {
  readonly context: ClientContext
  readonly restorers: Restorers
  readonly provider: string
}

/** The caller's value is not what is taken: nothing is sent. */
export const invalidInput = (place: CallPlace, faults: ValueFaults): Either<InvalidInput, never> =>
  left({ kind: 'invalid_input', ...place, ...clippedFaults(faults) })

/** Asks the service, where there is a codec for what it answers, and decodes that. */
export const ask = async <A>(
  { context }: Callee,
  codec: Either<ClientError, Restorer>,
  question: Question,
  options: ClientCallOptions,
  decode: (codec: Restorer, answer: Json) => Promise<Either<ClientError, A>>,
): Promise<Either<ClientError, A>> => {
  if (isLeft(codec)) return codec
  const answer = await send(context, question, options)
  return isLeft(answer) ? answer : decode(codec.right, answer.right)
}
