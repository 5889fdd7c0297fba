import type { Database } from 'better-sqlite3'
import type { Either } from 'fp-ts/lib/Either.js'
import type { StoreError } from '../store-error.js'
import { sqliteTables } from './dialect.js'
import { readsOn, type Reads } from './reads.js'
import { writesOn, type Writes } from './writes.js'

/** One open handle with its statements prepared. */
export interface Session {
  readonly reads: Reads
  readonly writes: Writes
}

/** Prepares the statements on a handle whose tables exist. */
export const sessionOn = (database: Database, prefix: string): Session => {
  const tables = sqliteTables(prefix)
  const reads = readsOn(database, tables)
  return { reads, writes: writesOn(database, tables, reads) }
}

/** Where a store gets its handle from: a file that it opens when it is needed, or the caller. */
export interface Source {
  /** How failures name it. */
  readonly name: string
  /** The session to read in, or nothing where no write has made a store yet (D-13). */
  reading(): Either<StoreError, Session | undefined>
  /** The session to write in; makes the store where there is none. */
  writing(): Either<StoreError, Session>
  /** Gives up a handle on which the driver failed: what it believes of the file may be wrong. */
  discard(): void
  close(): void
}
