import type { Store } from '@assent/shell'
import { migrate, postgresStore, type PostgresStore } from '@assent/shell/postgres'
import pg from 'pg'
import { createDatabase } from '../servers/postgres/database.js'
import type { Usable } from '../servers/postgres/servers.js'
import type { Provider } from './provider.js'
import { inSchemas, valueOf } from './schema-provider.js'

/** Stores in a database of their own on a server, each in a schema of its own. */
export interface PostgresProvider extends Provider {
  readonly open: () => Promise<PostgresStore>
  /** Another store over the same tables, with a pool of its own. */
  readonly another: (store: Store) => Promise<PostgresStore>
  /** The schema of a store. */
  readonly schemaOf: (store: Store) => string
  /** The pool of the stores. */
  readonly pool: pg.Pool
  /** Another pool of the same database, ended with the provider. */
  readonly newPool: (config?: pg.PoolConfig) => pg.Pool
  /** The address of the database. */
  readonly url: string
  /** How the server is named. */
  readonly server: string
  /** A connection of its own with a transaction open on it, ended with the provider. */
  readonly hold: () => Promise<pg.Client>
  readonly remove: () => Promise<void>
}

/** `config` is that of all pools. */
export const postgresProvider = async (usable: Usable, config: pg.PoolConfig = {}): Promise<PostgresProvider> => {
  const server = await usable.use()
  const database = await createDatabase(server.url)
  const pools: pg.Pool[] = []
  const held: pg.Client[] = []
  const newPool = (own: pg.PoolConfig = {}): pg.Pool => {
    const pool = new pg.Pool({ connectionString: database.url, ...config, ...own })
    pools.push(pool)
    return pool
  }
  const pool = newPool()
  const stores = inSchemas(
    (schema) => valueOf(migrate({ pool, schema })),
    (schema) => valueOf(postgresStore({ pool, schema })),
  )
  return {
    ...stores,
    another: (store) =>
      stores.keep(valueOf(postgresStore({ pool: newPool(), schema: stores.schemaOf(store) })), stores.schemaOf(store)),
    hold: async () => {
      const client = new pg.Client(database.url)
      held.push(client)
      await client.connect()
      await client.query('begin')
      return client
    },
    pool,
    newPool,
    url: database.url,
    server: server.name,
    remove: async () => {
      try {
        await stores.closeAll()
        for (const client of held) await client.end()
        for (const one of pools) if (!one.ending) await one.end()
        await database.drop()
      } finally {
        // Also where a test that failed left it stopped.
        await server.release()
      }
    },
  }
}
