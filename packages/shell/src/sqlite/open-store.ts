import type { Database } from 'better-sqlite3'
import { flatMap, map, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { defaultPrefix } from '../sql/tables.js'
import type { StoreError } from '../store-error.js'
import { attempt } from './attempt.js'
import { fileSource } from './file-source.js'
import { handleSource, usable } from './handle-source.js'
import { makeTables } from './schema.js'
import type { Source } from './source.js'
import { storeOver, type SqliteStore } from './sqlite-store.js'

/** A SQLite file as a store. */
export interface SqliteFile {
  readonly file: string
  /** Before the name of each table; `assent_` where it is left out. */
  readonly prefix?: string
}

/** An open better-sqlite3 handle as a store. */
export interface SqliteHandle {
  readonly database: Database
  /** Before the name of each table; `assent_` where it is left out. */
  readonly prefix?: string
}

// Looking for the tables now answers what is no store before anything is asked of it.
const openOver = (source: Source): TaskEither<StoreError, SqliteStore> =>
  attempt(source, (): Either<StoreError, SqliteStore> => map(() => storeOver(source))(source.reading()), undefined)

/**
 * Opens a file as a store. A missing or an empty file is legal: reads answer as of an empty store and create nothing;
 * the first accepted write makes the tables (D-13). Every commit is flushed before it is answered (write-ahead log,
 * `synchronous = full`). Several processes may use one file: a busy one is asked again for some seconds.
 *
 * Errors: `store_backend` for what is no store (left unchanged) or was made by a newer version; `store_unreachable` for
 * what cannot be opened.
 *
 * @example
 * const store = await openSqliteStore({ file: 'orders.db' })()
 */
export const openSqliteStore = ({ file, prefix = defaultPrefix }: SqliteFile): TaskEither<StoreError, SqliteStore> =>
  openOver(fileSource(file, prefix))

/**
 * A store on the caller's handle, whose tables `migrate` has made. The handle keeps its settings (ask for
 * `synchronous = full` and a short `timeout`), and closing the store does not close it. While the caller has a
 * transaction open on it, writes answer `store_backend`.
 *
 * Errors: `store_backend` where the tables are not there or were made by a newer version.
 */
export const sqliteStore = ({ database, prefix = defaultPrefix }: SqliteHandle): TaskEither<StoreError, SqliteStore> =>
  openOver(handleSource(database, prefix))

/**
 * Makes the tables on the caller's handle, in one transaction; where they are made already it changes nothing, also
 * when two processes run it at once.
 *
 * Errors: `store_backend` where a newer version made them; `store_unreachable` where the file stayed locked.
 */
export const migrate = ({ database, prefix = defaultPrefix }: SqliteHandle): TaskEither<StoreError, void> =>
  attempt(
    handleSource(database, prefix),
    () => flatMap((handle: Database) => makeTables(handle, prefix))(usable(database)),
    undefined,
  )
