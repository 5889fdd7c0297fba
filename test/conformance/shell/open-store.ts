import { memoryStore, type CompleteStore, type StoreError } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreName } from '../options.js'
import { openMysql } from './open-mysql.js'

/** A store that a case opened. */
export interface OpenedStore {
  readonly store: CompleteStore
  /** Closes it and opens it again with its data. */
  readonly reopen: () => Promise<OpenedStore>
  /** Closes it and removes what it left. */
  readonly remove: () => Promise<void>
}

const opened = async (call: TaskEither<StoreError, CompleteStore>): Promise<CompleteStore> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(`the store does not open: ${answer.left.kind}`)
  return answer.right
}

// Its data live as long as the store itself: there is nothing to close.
const inMemory = (store: CompleteStore): OpenedStore => ({
  store,
  reopen: () => Promise.resolve(inMemory(store)),
  remove: () => Promise.resolve(),
})

const inFolder = async (folder: string): Promise<OpenedStore> => {
  const store = await opened(openSqliteStore({ file: join(folder, 'store.db') }))
  const close = store.close()
  return {
    store,
    reopen: async () => {
      await close()
      return inFolder(folder)
    },
    remove: async () => {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}

const openers: { readonly [name in StoreName]: () => Promise<OpenedStore> } = {
  memory: () => Promise.resolve(inMemory(memoryStore())),
  sqlite: () => inFolder(mkdtempSync(join(tmpdir(), 'assent-conformance-'))),
  mysql: openMysql,
}

/** Opens an empty store; SQLite on a file of its own, MySQL in a database of its own. */
export const openStore = (name: StoreName): Promise<OpenedStore> => openers[name]()
