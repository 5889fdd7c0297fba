import { openSqliteStore } from '@assent/shell/sqlite'
import { join } from 'node:path'
import { valueOf } from '../storage/decided.js'
import { commitWay, executeWay, foreignWay, type Ways } from '../storage/way.js'
import { bareSqlite } from './bare-way.js'

/** Each way has a file of its own. */
export const files = { bare: 'bare.db', commit: 'commit.db', foreign: 'foreign.db', execute: 'execute.db' }

/** Every way to store decisions in SQLite, in files of a folder. */
export const sqliteWays = async (folder: string): Promise<Ways> => {
  const bare = await bareSqlite(join(folder, files.bare))
  const commit = valueOf(await openSqliteStore({ file: join(folder, files.commit) })())
  const foreign = valueOf(await openSqliteStore({ file: join(folder, files.foreign) })())
  const execute = valueOf(await openSqliteStore({ file: join(folder, files.execute) })())
  return {
    ways: [bare, commitWay(commit), foreignWay(foreign), executeWay(execute)],
    close: async () => {
      await bare.close()
      await commit.close()()
      await foreign.close()()
      await execute.close()()
    },
  }
}
