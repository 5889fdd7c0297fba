import type { PGlite } from '@electric-sql/pglite'
import type { Store } from '@assent/shell'
import { migrate, pgliteStore, type PostgresStore } from '@assent/shell/pglite'
import { startPglite } from '../servers/pglite.js'
import type { Provider } from './provider.js'
import { inSchemas, valueOf } from './schema-provider.js'

/** Stores in one PGlite in memory, each in a schema of its own. */
export interface PgliteProvider extends Provider {
  readonly open: () => Promise<PostgresStore>
  /** Another store over the same tables. */
  readonly another: (store: Store) => Promise<PostgresStore>
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
