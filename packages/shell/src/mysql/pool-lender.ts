import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Pool } from 'mysql2/promise'
import { cancelled } from '../contract/cancelled.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'
import { acquire } from './acquire.js'
import { connectionOn, type Lent, type Manner } from './connection.js'

/** How failures name the provider. */
export const provider = 'mysql'

/** What is done on a connection. */
export type Work<A> = (connection: Lent) => Promise<Either<StoreError, A>>

/** Lends a connection and takes it back, or answers within bounded time that none can be had. */
export type Lend = <A>(options: CallOptions | undefined, work: Work<A>) => TaskEither<StoreError, A>

/** What a lender lends. */
export interface Lendable extends Manner {
  readonly pool: Pool
  /** Milliseconds that a call waits for a connection. */
  readonly patience: number
}

/** Lends the connections of the caller's pool, which stays the caller's: it is never ended here. */
export const poolLender =
  ({ pool, patience, ...manner }: Lendable): Lend =>
  (options, work) =>
  async () => {
    const fault = cancelled(provider, options)
    if (fault !== undefined) return left(fault)
    const acquired = await acquire(pool, { name: manner.name, most: patience, signal: options?.signal })
    if (isLeft(acquired)) return acquired
    const { connection } = acquired.right
    const lent = connectionOn(acquired.right, manner)
    // An event that nobody hears ends the process.
    connection.on('error', lent.spoil)
    let isDone = false
    try {
      const answer = await work(lent)
      isDone = true
      return answer
    } finally {
      if (lent.isSpoilt() || !isDone) connection.destroy()
      else {
        connection.off('error', lent.spoil)
        acquired.right.release()
      }
    }
  }
