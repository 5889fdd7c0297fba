import { memoryStore, type CompleteStore } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreName } from '../options.js'
import { openMysql } from './open-mysql.js'
import { openPglite, releasePglite } from './open-pglite.js'
import { openPostgres, releasePostgres } from './open-postgres.js'
import { done, type OpenedStore } from './opened-store.js'

// Its data live as long as the store itself: there is nothing to close.
const inMemory = (store: CompleteStore): OpenedStore => ({
  store,
  reopen: () => Promise.resolve(inMemory(store)),
  remove: () => Promise.resolve(),
})

const inFolder = async (folder: string): Promise<OpenedStore> => {
  const store = await done(openSqliteStore({ file: join(folder, 'store.db') }))
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
  postgres: openPostgres,
  pglite: openPglite,
  mysql: openMysql,
}

/** Opens an empty store; SQLite on a file of its own, PostgreSQL and MySQL in a database of its own. */
export const openStore = (name: StoreName): Promise<OpenedStore> => openers[name]()

/** Ends the servers that were started for stores. */
export const releaseServers = async (): Promise<void> => {
  await releasePostgres()
  await releasePglite()
}
