import { migrate, postgresStore } from '@assent/shell/postgres'
import { valueOf } from '../decided.js'
import { commitWay, executeWay, foreignWay, type Ways } from '../way.js'
import { barePostgres } from './bare-way.js'
import { emmettWay } from './emmett-way.js'
import { quietPool } from './quiet-pool.js'

/** Each way has a schema of its own; Emmett the one that it takes, `public`. */
export const schemas = { bare: 'bare', commit: 'commit_calls', foreign: 'foreign_calls', execute: 'execute_calls' }

/** Every way to store decisions in a database of PostgreSQL; on a pool with a connection for each writer. */
export const postgresWays = async (connectionString: string, writers: number): Promise<Ways> => {
  const pool = quietPool({ connectionString, max: writers })
  for (const schema of Object.values(schemas)) valueOf(await migrate({ pool, schema })())
  const bare = await barePostgres(connectionString, schemas.bare)
  const commit = valueOf(await postgresStore({ pool, schema: schemas.commit })())
  const foreign = valueOf(await postgresStore({ pool, schema: schemas.foreign })())
  const execute = valueOf(await postgresStore({ pool, schema: schemas.execute })())
  const emmett = await emmettWay(connectionString, pool)
  return {
    ways: [bare, commitWay(commit), foreignWay(foreign), executeWay(execute), emmett],
    close: async () => {
      await bare.close()
      await emmett.close()
      await pool.end()
    },
  }
}
