import type { EntityInstance, FulfillmentActions, FulfilmentsDocument, Json, JsonObject } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { deepFreeze } from '../memory/deep-freeze.js'
import type { Recording } from '../recording/recording.js'
import type { FulfillmentFailed } from '../shell-error.js'
import type { CallOptions } from '../store.js'

/** What a policy is asked: the outcome is selected, and nothing is left to decide but its actions. */
export interface FulfillmentNeed {
  readonly entity: string
  readonly id: string
  readonly operation: string
  /** The name of the selected outcome. */
  readonly outcome: string
  /** The fields that need an action, each with the actions that it admits: `remove` only for `optional` (SR-142). */
  readonly fulfills: FulfilmentsDocument
  /** The stored instance, before the operation. */
  readonly instance: EntityInstance
  /** Normalized. */
  readonly arguments: JsonObject
  /** Of the record that is to be stored. */
  readonly recording: Recording
}

/**
 * Supplies the actions of outcomes that have fields for the host: one for each of `fulfills`, no other. It is asked
 * only once such an outcome is selected and its preconditions hold (SR-164), and never where a request brings its own
 * actions or is a retry. What it is asked with is frozen.
 *
 * Left is a sentence for people, without secrets. It, and whatever is thrown, is answered as `fulfillment_failed`, and
 * nothing is stored. The same request, sent again, asks again. Once the signal of the call is aborted nobody waits for
 * it any more: that too is `fulfillment_failed`, and what it answers later is dropped.
 *
 * @example
 * const fulfill: FulfillmentPolicy = ({ recording }) =>
 *   TE.right({ sealed_at: { set: { value: recording.recorded_at } } })
 */
export type FulfillmentPolicy = (
  need: FulfillmentNeed,
  options?: CallOptions,
) => TaskEither<string, FulfillmentActions | JsonObject>

// An error is JSON on every surface: a lone surrogate would be none.
const failed = ({ operation, outcome }: FulfillmentNeed, detail: unknown): Either<FulfillmentFailed, never> => {
  const said = typeof detail === 'string' ? detail.toWellFormed() : 'the policy failed'
  return left({ kind: 'fulfillment_failed', operation, outcome, detail: said })
}

/** The answer of a policy, or that nobody waits for it any more: it may never come. */
const unlessAborted = async <A>(
  answer: Promise<Either<string, A>>,
  signal: AbortSignal | undefined,
): Promise<Either<string, A>> => {
  if (signal === undefined) return answer
  let stop = (): void => undefined
  const stopped = new Promise<Either<string, never>>((resolve) => {
    stop = () => resolve(left('the call was cancelled while the policy was asked'))
  })
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    return await Promise.race([answer, stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The answer of a policy, which may be any program's; whether it gives actions is the kernel's to say. */
export const askPolicy = async (
  policy: FulfillmentPolicy,
  need: FulfillmentNeed,
  options: CallOptions | undefined,
): Promise<Either<FulfillmentFailed, Json | FulfillmentActions>> => {
  try {
    const answer = await unlessAborted(policy(deepFreeze(need), options)(), options?.signal)
    return isLeft(answer) ? failed(need, answer.left) : right(answer.right)
  } catch {
    // What was thrown may hold anything.
    return failed(need, undefined)
  }
}
