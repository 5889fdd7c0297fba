import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Pool, PoolClient } from 'pg'
import type { Lender } from '../sql/connection.js'
import { acquire, type Patience } from './acquire.js'

/** How long one waits before listening again where a connection ended, in milliseconds. */
const againAfter = 1000

const endOf = (client: PoolClient): Promise<void> =>
  new Promise((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })

/** Listens on a connection until it ends, or the signal is aborted. */
const listenOn = async (client: PoolClient, channel: string, tell: () => void, signal: AbortSignal): Promise<void> => {
  const ended = endOf(client)
  client.on('notification', tell)
  try {
    await client.query(`listen ${channel}`)
    // Something may have been told before.
    tell()
    if (!signal.aborted) await Promise.race([ended, once(signal, 'abort')])
  } catch {
    // What is told no more is found out by asking.
  } finally {
    client.off('notification', tell)
    // It would listen for as long as it is open.
    client.release(true)
  }
}

const keepListening = async (
  pool: Pool,
  patience: Patience & { readonly signal: AbortSignal },
  channel: string,
  tell: () => void,
): Promise<void> => {
  const { signal } = patience
  while (!signal.aborted) {
    const acquired = await acquire(pool, patience)
    if (!isLeft(acquired)) await listenOn(acquired.right, channel, tell, signal)
    await pause(againAfter, undefined, { ref: false, signal }).catch(() => undefined)
  }
}

/**
 * Listens on a connection of the pool, which is kept until it is stopped; where it ends, on another. A pool of one is
 * left to those who read and write: they then find out by asking.
 */
export const listenBy =
  (pool: Pool, name: string, most: number): NonNullable<Lender['listen']> =>
  (channel, tell) => {
    const stopped = new AbortController()
    if (pool.options.max > 1) {
      void keepListening(pool, { name, most, signal: stopped.signal }, channel, () => tell())
    }
    return () => stopped.abort()
  }
