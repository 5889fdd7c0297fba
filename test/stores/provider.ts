import { memoryStore, type CompleteStore, type RelationStore, type Store, type StoreError } from '@assent/shell'
import { openSqliteStore, type SqliteStore } from '@assent/shell/sqlite'
import type { OpenStore, ReopenStore } from '@assent/testing'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the suite needs to know of a provider. */
export interface Provider {
  readonly open: OpenStore<CompleteStore>
  readonly reopen?: ReopenStore
  /** Removes what its stores left. */
  readonly remove: () => Promise<void> | void
}

/** The store that a call opened. */
const opened = async <S extends Store>(call: TaskEither<StoreError, S>): Promise<S> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(`the store does not open: ${answer.left.kind}`)
  return answer.right
}

/** A provider whose stores hold relations. */
export interface RelatingProvider extends Provider {
  readonly open: OpenStore<CompleteStore & RelationStore>
}

export const memoryProvider = (): RelatingProvider => ({
  open: () => Promise.resolve(memoryStore()),
  remove: () => undefined,
})

/** SQLite on real files, of which several stores may use one. */
export interface SqliteProvider extends RelatingProvider {
  /** Another store on the file of this one. */
  readonly another: (store: Store) => Promise<SqliteStore>
  /** The file of a store. */
  readonly fileOf: (store: Store) => string
}

/** SQLite on real files in one temporary folder. */
export const sqliteProvider = (): SqliteProvider => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-stores-'))
  const files = new Map<Store, string>()
  const openFile = async (file: string): Promise<SqliteStore> => {
    const store = await opened(openSqliteStore({ file }))
    files.set(store, file)
    return store
  }
  const fileOf = (store: Store): string => files.get(store) ?? ''
  const another = (store: Store): Promise<SqliteStore> => openFile(fileOf(store))
  return {
    open: () => openFile(join(folder, `${files.size}.db`)),
    another,
    fileOf,
    reopen: async (store) => {
      await store.close()()
      return another(store)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
