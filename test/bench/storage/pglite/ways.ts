import { migrate, pgliteStore } from '@assent/shell/pglite'
import type { PGlite } from '@electric-sql/pglite'
import { valueOf } from '../decided.js'
import { commitWay, executeWay, type Step, type Way } from '../way.js'
import { overhearPglite } from './overheard.js'

/** Each way has a schema of its own. */
export const schemas = { bare: 'bare', commit: 'commit_calls', execute: 'execute_calls' }

/** The adapter's own statements and values, each committed by itself as the database does it. */
const barePglite = async (database: PGlite, schema: string): Promise<Way> => {
  const hear = await overhearPglite(database, schema)
  return {
    name: 'bare PGlite',
    ready: async (decisions) => {
      const steps: Step[] = []
      for (const decided of decisions) {
        const asked = await hear(decided)
        steps.push(async () => {
          for (const { sql, values, options } of asked) await database.query(sql, values, options)
        })
      }
      return steps
    },
  }
}

/** Every way to store decisions in a PGlite, the limit first. */
export const pgliteWays = async (database: PGlite): Promise<readonly Way[]> => {
  for (const schema of Object.values(schemas)) valueOf(await migrate({ database, schema })())
  const bare = await barePglite(database, schemas.bare)
  const commit = valueOf(await pgliteStore({ database, schema: schemas.commit })())
  const execute = valueOf(await pgliteStore({ database, schema: schemas.execute })())
  return [bare, commitWay(commit), executeWay(execute)]
}
