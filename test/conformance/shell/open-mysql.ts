import { migrate, mysqlStore } from '@assent/shell/mysql'
import { createPool, type Pool } from 'mysql2/promise'
import { createDatabase, serverNameOf, type TestDatabase } from '../../servers/mysql/database.js'
import { done, type OpenedStore } from './opened-store.js'

const open = async (database: TestDatabase, pool: Pool): Promise<OpenedStore> => {
  const store = await done(mysqlStore({ pool }))
  return {
    store,
    reopen: async () => {
      await store.close()()
      return open(database, pool)
    },
    remove: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

const url = (): string => {
  const named = process.env['ASSENT_MYSQL_URL']
  if (named === undefined || named === '')
    throw new Error('`--store mysql` needs the server that ASSENT_MYSQL_URL names')
  return named
}

/** The server on which the cases run. */
export const mysqlName = (): Promise<string> => serverNameOf(url())

/** Opens an empty store in a database of its own. */
export const openMysql = async (): Promise<OpenedStore> => {
  const database = await createDatabase(url())
  const pool = createPool({ uri: database.url, connectionLimit: 4 })
  await done(migrate({ pool }))
  return open(database, pool)
}
