import { migrate, mysqlStore } from '@assent/shell/mysql'
import { createPool } from 'mysql2/promise'
import { valueOf } from '../decided.js'
import { commitWay, executeWay, type Ways } from '../way.js'
import { bareMysql } from './bare-way.js'

/** Each way has tables of its own, by what stands before their names. */
export const prefixes = { bare: 'bare_', commit: 'commit_', execute: 'execute_' }

/** Every way to store decisions in a database of MySQL or MariaDB; on a pool with a connection for each writer. */
export const mysqlWays = async (uri: string, writers: number): Promise<Ways> => {
  const pool = createPool({ uri, connectionLimit: writers })
  for (const prefix of Object.values(prefixes)) valueOf(await migrate({ pool, prefix })())
  const bare = await bareMysql(uri, prefixes.bare)
  const commit = valueOf(await mysqlStore({ pool, prefix: prefixes.commit })())
  const execute = valueOf(await mysqlStore({ pool, prefix: prefixes.execute })())
  return {
    ways: [bare, commitWay(commit), executeWay(execute)],
    close: async () => {
      await bare.close()
      await pool.end()
    },
  }
}
