import type { PGlite, Transaction } from '@electric-sql/pglite'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Failure } from '../sql/failure.js'
import { isServerError, serverFailure } from '../sql/postgres/sql-failure.js'

/** How one waits for the only connection that there is. */
export interface Patience {
  /** How failures name the store. */
  readonly name: string
  /** Milliseconds at most. */
  readonly most: number
  readonly signal: AbortSignal | undefined
}

const notSent = (detail: string): Failure => ({ kind: 'store_unreachable', detail })

const failureOf = (error: unknown, name: string): Failure =>
  isServerError(error)
    ? serverFailure(error, name)
    : { kind: 'lost', detail: `${name}: the database ended while it worked` }

/**
 * Runs work in a transaction of its own once it is its turn, and not later than that: a transaction that the caller
 * keeps open, or from which it asks, is not waited for without end. What comes too late is not run.
 */
export const inTurn = <A>(
  database: PGlite,
  { name, most, signal }: Patience,
  work: (transaction: Transaction) => Promise<A>,
): Promise<Either<Failure, A>> =>
  new Promise((resolve) => {
    let isOver = false
    let hasBegun = false
    const settle = (answer: Either<Failure, A>): void => {
      isOver = true
      stopWaiting()
      resolve(answer)
    }
    const stopWaiting = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const onAbort = (): void => settle(left(notSent(`${name}: the call was cancelled before it was sent`)))
    const onTimeout = (): void => settle(left(notSent(`${name}: another transaction was open for ${most} ms`)))
    const timer = setTimeout(onTimeout, most)
    signal?.addEventListener('abort', onAbort)
    // Between two steps of one call nobody listens.
    if (signal?.aborted === true) return onAbort()

    database
      .transaction(async (transaction) => {
        if (isOver) return undefined
        hasBegun = true
        stopWaiting()
        return right(await work(transaction))
      })
      .then(
        (answer) => (answer === undefined ? undefined : settle(answer)),
        (error: unknown) =>
          settle(left(hasBegun ? failureOf(error, name) : notSent(`${name}: the database is closed`))),
      )
  })
