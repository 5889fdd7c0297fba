import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll } from 'vitest'
import { memoryStore, type Store } from '../src/index.js'
import { migrate, openSqliteStore, sqliteStore, type SqliteStore } from '../src/sqlite/index.js'
import { valueOf } from './parcel.js'

const folder = mkdtempSync(join(tmpdir(), 'assent-shell-'))
let files = 0

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** The name of a file that is not there yet. */
export const newFile = (): string => {
  files += 1
  return join(folder, `store-${files}.db`)
}

export const openFileStore = async (file = newFile()): Promise<SqliteStore> =>
  valueOf(await openSqliteStore({ file })())

const openHandleStore = async (): Promise<Store> => {
  const handle = { database: new BetterSqlite(newFile()), prefix: 'post_' }
  valueOf(await migrate(handle)())
  return valueOf(await sqliteStore(handle)())
}

/** Every store of this package, each empty. */
export const stores: readonly (readonly [name: string, open: () => Promise<Store>])[] = [
  ['memory', () => Promise.resolve(memoryStore())],
  ['a SQLite file', () => openFileStore()],
  ["a caller's SQLite handle", openHandleStore],
]
