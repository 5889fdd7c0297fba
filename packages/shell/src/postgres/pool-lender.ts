import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { Pool, PoolClient } from 'pg'
import { cancelled } from '../contract/cancelled.js'
import type { Lender } from '../sql/connection.js'
import { storeBackend } from '../store-error.js'
import { acquire } from './acquire.js'
import { connectionOn } from './connection.js'
import { listenBy } from './listen.js'

/** A connection that ends while nobody uses it tells so by an event that, unheard, ends the process. */
const ignore = (): void => undefined

const heard = new WeakSet<Pool>()

// Once for each pool, and for as long as the pool lives: its connections outlive the store.
const hearErrorsOf = (pool: Pool): void => {
  if (heard.has(pool)) return
  heard.add(pool)
  pool.on('error', ignore)
}

// A transaction that another user of the pool left open would take with it what is written here.
const isInTransaction = (client: PoolClient): boolean => ['T', 'E'].includes(client.getTransactionStatus() ?? '')

/** Lends the connections of the caller's pool, which stays the caller's: it is never ended here. */
export const poolLender = (pool: Pool, name: string, patience: number): Lender => {
  hearErrorsOf(pool)
  return {
    provider: 'postgres',
    listen: listenBy(pool, name, patience),
    lend: (options, work) => async () => {
      const fault = cancelled('postgres', options)
      if (fault !== undefined) return left(fault)
      const acquired = await acquire(pool, { name, most: patience, signal: options?.signal })
      if (isLeft(acquired)) return acquired
      const client = acquired.right
      const connection = connectionOn(client, name)
      client.on('error', connection.spoil)
      let isDone = false
      try {
        if (isInTransaction(client)) return left(storeBackend(`${name}: a transaction is open on the connection`))
        const answer = await work(connection)
        isDone = true
        return answer
      } finally {
        client.off('error', connection.spoil)
        client.release(connection.isSpoilt() || !isDone)
      }
    },
  }
}
