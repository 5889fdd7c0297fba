import { statSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, storeUnreachable, type StoreError } from '../store-error.js'
import { driverErrorOf } from './classify.js'

/** An open handle of the driver. */
export type Database = BetterSqlite.Database

/** How long the driver itself waits for a lock, in milliseconds: short, since the whole process waits with it. */
const busyTimeout = 5

/** Is there anything to read? An empty file is what a writer leaves that was stopped before its first table. */
export const findFile = (file: string): Either<StoreError, 'nothing' | 'something'> => {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined) return right('nothing')
    if (!found.isFile()) return left(storeBackend(`\`${file}\` is no Assent store: it is no file`))
    return right(found.size === 0 ? 'nothing' : 'something')
  } catch {
    return left(storeUnreachable('sqlite', `\`${file}\`: the system does not let this process look at it`))
  }
}

export const closeQuietly = (database: Database): void => {
  try {
    database.close()
  } catch {
    // It is given up either way; what led here is reported by itself.
  }
}

/** Opens a file, or makes it, with every commit flushed to the disk before it is answered. */
export const openFile = (file: string): Either<StoreError, Database> => {
  try {
    return right(new BetterSqlite(file, { timeout: busyTimeout }))
  } catch (error) {
    if (driverErrorOf(error) !== undefined) throw error
    // The driver looks for the folder by itself, and throws no code.
    return left(storeUnreachable('sqlite', `\`${file}\`: its folder does not exist`))
  }
}
