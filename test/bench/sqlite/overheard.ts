import { migrate, sqliteStore } from '@assent/shell/sqlite'
import Database from 'better-sqlite3'
import { valueOf, type Decided } from '../storage/decided.js'

/** A call of a prepared statement. */
export interface Spoken {
  readonly sql: string
  readonly method: 'run' | 'get' | 'all'
  readonly values: readonly unknown[]
}

/** Lets each statement that is prepared on a handle say how it is called. */
const listenTo = (database: Database.Database, hear: (spoken: Spoken) => void): void => {
  const prepare = database.prepare.bind(database)
  const listened = (sql: string): Database.Statement => {
    const statement = prepare(sql)
    for (const method of ['run', 'get', 'all'] as const) {
      const call: (...values: unknown[]) => unknown = statement[method].bind(statement)
      Object.assign(statement, {
        [method]: (...values: unknown[]) => {
          hear({ sql, method, values })
          return call(...values)
        },
      })
    }
    return statement
  }
  Object.assign(database, { prepare: listened })
}

/** What the adapter says to the driver for decisions, made beforehand: heard of a store in memory. */
export interface Overheard {
  readonly hear: (decided: Decided) => Promise<readonly Spoken[]>
  readonly close: () => void
}

export const overhearSqlite = async (): Promise<Overheard> => {
  const database = new Database(':memory:')
  valueOf(await migrate({ database })())
  let heard: Spoken[] = []
  listenTo(database, (spoken) => heard.push(spoken))
  const store = valueOf(await sqliteStore({ database })())
  return {
    hear: async ({ commit, expectation }) => {
      heard = []
      valueOf(await store.commit(commit, expectation)())
      return heard
    },
    close: () => database.close(),
  }
}
