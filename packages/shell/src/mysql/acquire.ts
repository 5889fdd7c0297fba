import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Pool, PoolConnection } from 'mysql2/promise'
import { storeUnreachable, type StoreUnreachable } from '../store-error.js'
import { classify } from './classify.js'

/** How a connection is waited for. */
export interface Patience {
  /** How failures name the store. */
  readonly name: string
  /** Milliseconds at most. */
  readonly most: number
  readonly signal: AbortSignal | undefined
}

/**
 * A connection of the caller's pool, or why none was had: within bounded time, whatever the pool's own settings are.
 * One that comes too late goes back at once.
 */
export const acquire = (
  pool: Pool,
  { name, most, signal }: Patience,
): Promise<Either<StoreUnreachable, PoolConnection>> =>
  new Promise((resolve) => {
    let isSettled = false
    const settle = (answer: Either<StoreUnreachable, PoolConnection>): void => {
      isSettled = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      resolve(answer)
    }
    const giveUp = (detail: string): void => settle(left(storeUnreachable('mysql', detail)))
    const onAbort = (): void => giveUp(`${name}: the call was cancelled before it was sent`)
    const timer = setTimeout(() => giveUp(`${name}: no connection of the pool was free within ${most} ms`), most)
    signal?.addEventListener('abort', onAbort)
    pool.getConnection().then(
      (connection) => (isSettled ? connection.release() : settle(right(connection))),
      (error: unknown) => (isSettled ? undefined : giveUp(classify(error, name).detail)),
    )
  })
