import type { PGlite } from '@electric-sql/pglite'
import type { CompleteStore, Store } from '@assent/shell'
import { migrate, pgliteStore } from '@assent/shell/pglite'
import { startPglite } from '../servers/pglite.js'
import type { Provider } from './provider.js'
import { inSchemas, valueOf } from './schema-provider.js'

/** Stores in one PGlite in memory, each in a schema of its own. */
export interface PgliteProvider extends Provider {
  readonly open: () => Promise<CompleteStore>
  /** Another store over the same tables. */
  readonly another: (store: Store) => Promise<CompleteStore>
  readonly schemaOf: (store: Store) => string
  readonly database: PGlite
  readonly remove: () => Promise<void>
}

export const pgliteProvider = async (): Promise<PgliteProvider> => {
  const database = await startPglite()
  const stores = inSchemas(
    (schema) => valueOf(migrate({ database, schema })),
    (schema) => valueOf(pgliteStore({ database, schema })),
  )
  return {
    ...stores,
    another: (store) =>
      stores.keep(valueOf(pgliteStore({ database, schema: stores.schemaOf(store) })), stores.schemaOf(store)),
    database,
    remove: () => database.close(),
  }
}
