import { migrate, postgresStore } from '@assent/shell/postgres'
import pg from 'pg'
import { createDatabase, type TestDatabase } from '../../servers/postgres/database.js'
import { postgresServers, type UsedServer } from '../../servers/postgres/servers.js'
import { done, type OpenedStore } from './opened-store.js'

const open = async (database: TestDatabase, pool: pg.Pool): Promise<OpenedStore> => {
  const store = await done(postgresStore({ pool }))
  return {
    store,
    reopen: async () => {
      await store.close()()
      return open(database, pool)
    },
    remove: async () => {
      await store.close()()
      await pool.end()
      await database.drop()
    },
  }
}

let used: Promise<UsedServer> | undefined

/** The server on which the cases run: that which ASSENT_POSTGRES_URL names, else one that this run starts. */
const server = (): Promise<UsedServer> => {
  const usable = postgresServers().at(-1)
  if (usable === undefined) throw new Error('there is no server of PostgreSQL')
  return (used ??= usable.use())
}

/** Opens an empty store in a database of its own. */
export const openPostgres = async (): Promise<OpenedStore> => {
  const database = await createDatabase((await server()).url)
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  await done(migrate({ pool }))
  return open(database, pool)
}

/** Ends what was started for it. */
export const releasePostgres = async (): Promise<void> => (await used)?.release()
