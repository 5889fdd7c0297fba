import { createPool, type PoolConnection } from 'mysql2/promise'
import type { ClosableWay, Step } from '../way.js'
import { overhearMysql, send, type Asked } from './overheard.js'

const ask = async (connection: PoolConnection, asked: readonly Asked[]): Promise<void> => {
  for (const one of asked) await send(connection, one)
}

/** The adapter's own statements and values; each writer on a connection of its own, which it never gives back. */
export const bareMysql = async (uri: string, prefix: string): Promise<ClosableWay> => {
  const listened = createPool({ uri, connectionLimit: 1 })
  const hear = await overhearMysql(listened, prefix)
  const pool = createPool({ uri, connectionLimit: 100 })
  const connections: PoolConnection[] = []
  return {
    name: 'bare mysql2',
    ready: async (decisions, writer) => {
      const connection = (connections[writer] ??= await pool.getConnection())
      const steps: Step[] = []
      for (const decided of decisions) {
        const asked = await hear(decided)
        steps.push(() => ask(connection, asked))
      }
      return steps
    },
    close: async () => {
      for (const connection of connections) connection.release()
      await pool.end()
      await listened.end()
    },
  }
}
