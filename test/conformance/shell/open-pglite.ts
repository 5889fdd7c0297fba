import type { PGlite } from '@electric-sql/pglite'
import { migrate, pgliteStore } from '@assent/shell/pglite'
import { startPglite } from '../../servers/pglite.js'
import { done, type OpenedStore } from './opened-store.js'

const open = async (database: PGlite, schema: string): Promise<OpenedStore> => {
  const store = await done(pgliteStore({ database, schema }))
  return {
    store,
    reopen: async () => {
      await store.close()()
      return open(database, schema)
    },
    remove: async () => {
      await store.close()()
    },
  }
}

// One for all cases, since it takes a second or more to start.
let started: Promise<PGlite> | undefined
let opened = 0

/** Opens an empty store in a schema of its own, in memory. */
export const openPglite = async (): Promise<OpenedStore> => {
  const database = await (started ??= startPglite())
  opened += 1
  const schema = `case ${opened}`
  await done(migrate({ database, schema }))
  return open(database, schema)
}

/** Ends what was started for it. */
export const releasePglite = async (): Promise<void> => (await started)?.close()
