import { migrate } from '@assent/shell/sqlite'
import Database from 'better-sqlite3'
import { valueOf } from '../storage/decided.js'
import type { ClosableWay, Step } from '../storage/way.js'
import { overhearSqlite, type Spoken } from './overheard.js'

/** Each statement is prepared once. */
const speakerTo = (database: Database.Database) => {
  const statements = new Map<string, Database.Statement>()
  const prepared = (sql: string): Database.Statement => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return (spoken: readonly Spoken[]): Step => {
    const calls = spoken.map(({ sql, method, values }) => ({ statement: prepared(sql), method, values }))
    return () => {
      for (const { statement, method, values } of calls) statement[method](...values)
    }
  }
}

/** The adapter's own statements and values, on a file with the settings that the adapter gives one. */
export const bareSqlite = async (file: string): Promise<ClosableWay> => {
  const overheard = await overhearSqlite()
  const database = new Database(file)
  database.pragma('journal_mode = wal')
  database.pragma('synchronous = full')
  valueOf(await migrate({ database })())
  const speak = speakerTo(database)
  return {
    name: 'bare better-sqlite3',
    ready: async (decisions) => {
      const steps: Step[] = []
      for (const decided of decisions) steps.push(speak(await overheard.hear(decided)))
      return steps
    },
    close: async () => {
      database.close()
      overheard.close()
    },
  }
}
