import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { memoryStore, type Store } from '../src/index.js'
import { migrate, openSqliteStore, sqliteStore, type SqliteStore } from '../src/sqlite/index.js'
import { valueOf } from './parcel.js'

/** The name of a file that is not there yet, in a folder of its own that is removed after the test. */
export const newFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-shell-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'store.db')
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
