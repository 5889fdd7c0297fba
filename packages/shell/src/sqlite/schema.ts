import type { Database } from 'better-sqlite3'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, type StoreBackend } from '../store-error.js'
import { createTables, schemaVersion } from './create-tables.js'
import { sqliteTables } from './dialect.js'
import { transactionOn } from './transaction.js'

/** What a database holds: nothing at all, only what others made, or a store's tables in the form of this version. */
export type Found = 'nothing' | 'other tables' | 'store'

const tableNames = (database: Database): readonly string[] =>
  database
    .prepare<[], string>(
      "select name from sqlite_schema where type in ('table', 'view') and name not like 'sqlite~_%' escape '~'",
    )
    .pluck()
    .all()

// Programs mark a file as theirs by these before they make their first table.
const isMarked = (database: Database): boolean =>
  ['application_id', 'user_version'].some((mark) => database.pragma(mark, { simple: true }) !== 0)

const storedVersion = (database: Database, prefix: string): bigint | undefined => {
  const { sql } = sqliteTables(prefix).selectFrom('schema').select('version').compile()
  return database.prepare<[], bigint>(sql).pluck().safeIntegers(true).get()
}

/** Looks at a database without changing it; tables in another form are refused by naming it. */
export const inspect = (database: Database, prefix: string): Either<StoreBackend, Found> => {
  const names = tableNames(database)
  if (!names.includes(`${prefix}schema`)) {
    return right(names.length === 0 && !isMarked(database) ? 'nothing' : 'other tables')
  }
  const version = storedVersion(database, prefix)
  if (version === BigInt(schemaVersion)) return right('store')
  return left(
    storeBackend(
      `\`${database.name}\`: its tables have form ${version ?? 'unknown'}; this version reads ${schemaVersion}`,
    ),
  )
}

/** Makes the tables where there are none, in one transaction: of two processes that try, the second finds them made. */
export const makeTables = (database: Database, prefix: string): Either<StoreBackend, void> =>
  transactionOn(database)(() => {
    const found = inspect(database, prefix)
    if (isLeft(found)) return found
    if (found.right !== 'store') for (const sql of createTables(sqliteTables(prefix), prefix)) database.exec(sql)
    return right(undefined)
  })
