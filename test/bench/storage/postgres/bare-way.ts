import type { PoolClient } from 'pg'
import type { ClosableWay, Step } from '../way.js'
import { overhearPostgres, type Asked } from './overheard.js'
import { quietPool } from './quiet-pool.js'

const ask = async (client: PoolClient, asked: readonly Asked[]): Promise<void> => {
  for (const one of asked) {
    const { rows } = await client.query(one)
    if (rows.length === 0) throw new Error('a measured statement wrote nothing')
  }
}

/**
 * The adapter's own statements with their values and names, by which connections keep them prepared; each writer on a
 * connection of its own, which it never gives back.
 */
export const barePostgres = async (connectionString: string, schema: string): Promise<ClosableWay> => {
  const overheard = await overhearPostgres(connectionString, schema)
  const pool = quietPool({ connectionString, max: Infinity })
  const clients: PoolClient[] = []
  return {
    name: 'bare pg',
    ready: async (decisions, writer) => {
      const client = (clients[writer] ??= await pool.connect())
      const steps: Step[] = []
      for (const decided of decisions) {
        const asked = await overheard.hear(decided)
        steps.push(() => ask(client, asked))
      }
      return steps
    },
    close: async () => {
      for (const client of clients) client.release()
      await pool.end()
      await overheard.close()
    },
  }
}
