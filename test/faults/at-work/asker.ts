import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds before what failed is asked again. */
const again = 10

/** Milliseconds after which nothing is asked again. */
const givesUpAfter = 30_000

/** Asks the same again for as long as nobody answers, and counts what it met. */
export class Asker {
  /** How often there was no answer, and nothing was written. */
  unreachable = 0
  /** How often the answer to a write was lost. */
  unknown = 0
  /** Milliseconds of the call that took longest. */
  longest = 0

  /** The first answer that says what became of it. */
  async ask<E extends { readonly kind: string }, A>(call: TaskEither<E, A>): Promise<Either<E, A>> {
    const end = performance.now() + givesUpAfter
    for (;;) {
      const start = performance.now()
      const answer = await call()
      this.longest = Math.max(this.longest, performance.now() - start)
      if (!isLeft(answer) || !this.#isOutage(answer.left.kind) || performance.now() > end) return answer
      await pause(again)
    }
  }

  #isOutage(kind: string): boolean {
    if (kind === 'store_unreachable') this.unreachable += 1
    else if (kind === 'outcome_unknown') this.unknown += 1
    else return false
    return true
  }
}
