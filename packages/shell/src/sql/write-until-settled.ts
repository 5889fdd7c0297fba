import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Held } from '../contract/precedence.js'
import { storeBackend, type StoreError } from '../store-error.js'
import { errorOf, type Failure } from './failure.js'
import { shortPause } from './short-pause.js'

/**
 * How often a write is sent again that the server undid for another's sake, or that found the world moving (design §5).
 */
export const mostRepeats = 3

/** Why a write was not made: what failed, or a refusal that was judged where it was to be made. */
export type Unwritten = Failure | { readonly kind: 'judged'; readonly refusal: StoreError }

/** One write, judged and written by the server in one statement. */
export interface Write<Done extends string, Already extends string> {
  /** Sends it. A row where it was stored; none where something stood against it. */
  readonly send: () => Promise<Either<Unwritten, readonly unknown[]>>
  /** What the server holds now, to tell what stood against it. */
  readonly look: TaskEither<StoreError, Held>
  /** The verdict on what is held: `done` where nothing stands against the write. */
  readonly judge: (held: Held) => Either<StoreError, Done | Already>
  readonly done: Done
  /** A fault that the verdict does not see, before the write is sent again. */
  readonly checkAgain: TaskEither<StoreError, void>
}

/**
 * Sends a write until it is stored or refused: one round trip where nothing stands against it. Where something does,
 * one look tells what, in the order of S-13. The write carries its decision and the revision that it was made at, so
 * that sending it again is to decide again: by then either the same holds, or it is refused.
 */
export const writeUntilSettled =
  <Done extends string, Already extends string>(
    provider: string,
    recordId: string,
    { send, look, judge, done, checkAgain }: Write<Done, Already>,
  ): TaskEither<StoreError, Done | Already> =>
  async () => {
    for (let repeats = 0; ; repeats += 1) {
      const answer = await send()
      if (isRight(answer) && answer.right.length > 0) return right(done)
      const failure = isLeft(answer) ? answer.left : undefined
      if (failure?.kind === 'judged') return left(failure.refusal)
      if (failure !== undefined && failure.kind !== 'again' && failure.kind !== 'refused') {
        return left(errorOf(provider, failure, recordId))
      }
      // From here on it is certain that nothing was written.
      if (failure?.kind !== 'again') {
        const held = await look()
        if (isLeft(held)) return held
        const verdict = judge(held.right)
        if (isLeft(verdict) || verdict.right !== done) return verdict
        const fault = await checkAgain()
        if (isLeft(fault)) return fault
      }
      if (repeats === mostRepeats) {
        return left(failure === undefined ? storeBackend('the subject kept changing') : errorOf(provider, failure))
      }
      await shortPause()
    }
  }
