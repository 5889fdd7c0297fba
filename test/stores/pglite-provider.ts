import { PGlite } from '@electric-sql/pglite'
import type { CompleteStore, Store } from '@assent/shell'
import { migrate, pgliteStore } from '@assent/shell/pglite'
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
  const database = await PGlite.create()
  const { rows } = await database.query<{ server_version: string }>('show server_version')
  console.log(`server: PostgreSQL ${rows[0]?.server_version ?? 'unknown'}, in this process as PGlite`)
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
