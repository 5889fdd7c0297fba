import { postgresStore } from '@assent/shell/postgres'
import type { QueryConfig } from 'pg'
import { valueOf, type Decided } from '../decided.js'
import { quietPool } from './quiet-pool.js'

/** What the adapter asks the driver for one decision. */
export type Asked = QueryConfig<unknown[]>

/** What the adapter asks, made beforehand: while it is listened to, nothing is sent, and every write has succeeded. */
export interface Overheard {
  readonly hear: (decided: Decided) => Promise<readonly Asked[]>
  readonly close: () => Promise<void>
}

const written = { rows: [{ position: 1n }] }

/** Listens to the adapter over a schema whose tables exist. */
export const overhearPostgres = async (connectionString: string, schema: string): Promise<Overheard> => {
  const pool = quietPool({ connectionString, max: 1 })
  let heard: Asked[] | undefined
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (asked: Asked) => Promise<unknown>
    const overheard = async (asked: Asked): Promise<unknown> => {
      if (heard === undefined) return query(asked)
      heard.push(asked)
      return written
    }
    Object.assign(client, { query: overheard })
  })
  const store = valueOf(await postgresStore({ pool, schema })())
  return {
    hear: async ({ commit, expectation }) => {
      const asked: Asked[] = []
      heard = asked
      valueOf(await store.commit(commit, expectation)())
      return asked
    },
    close: () => pool.end(),
  }
}
