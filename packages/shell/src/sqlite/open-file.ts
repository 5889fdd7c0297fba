import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, storeUnreachable, type StoreError } from '../store-error.js'
import { driverErrorOf } from './classify.js'

/** An open handle of the driver. */
export type Database = BetterSqlite.Database

/** How long the driver itself waits for a lock, in milliseconds: short, since the whole process waits with it. */
const busyTimeout = 5

/** What stands under a name: the system's own name for the file tells it from another one that takes its place. */
export interface FoundFile {
  readonly dev: bigint
  readonly ino: bigint
  readonly size: bigint
}

export const isSameFile = (left: FoundFile | undefined, right: FoundFile | undefined): boolean =>
  left !== undefined && right !== undefined && left.dev === right.dev && left.ino === right.ino

/**
 * The path of a name: the driver takes some names for databases in memory, which nothing keeps, and where the process
 * stands may change. A name that is none is left for the system to refuse.
 */
export const pathOf = (file: string): string => {
  try {
    return resolve(file)
  } catch {
    return file
  }
}

/** Looks for a file; nothing where there is none. */
export const findFile = (file: string): Either<StoreError, FoundFile | undefined> => {
  try {
    const found = statSync(file, { throwIfNoEntry: false, bigint: true })
    // The driver leaves such white space out, and would open another file.
    if (file !== file.trimEnd()) return left(storeUnreachable('sqlite', `\`${file}\`: its name ends in white space`))
    if (found === undefined || found.isFile()) return right(found)
    return left(storeBackend(`\`${file}\` is no Assent store: it is no file`))
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

/** Opens a file, or makes it. */
export const openFile = (file: string): Either<StoreError, Database> => {
  try {
    return right(new BetterSqlite(file, { timeout: busyTimeout }))
  } catch (error) {
    if (driverErrorOf(error) !== undefined) throw error
    // The driver looks for the folder by itself, and throws no code.
    return left(storeUnreachable('sqlite', `\`${file}\`: its folder does not exist`))
  }
}
