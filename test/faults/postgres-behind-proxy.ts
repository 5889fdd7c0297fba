import type { StoredRuntime } from '@assent/shell'
import { postgresStore, type PostgresStore } from '@assent/shell/postgres'
import pg from 'pg'
import { cuttingProxy, type CuttingProxy } from '../servers/cutting-proxy.js'
import type { PostgresProvider } from '../stores/postgres-provider.js'
import { valueOf } from '../stores/schema-provider.js'
import { createMeters } from './joint-reading.js'
import { metersOn } from './process/meter.js'

/** A store that holds meters, over connections that can be cut. */
export interface BehindProxy {
  readonly store: PostgresStore
  readonly runtime: StoredRuntime
  readonly proxy: CuttingProxy
  /** Its schema, quoted. */
  readonly schema: string
}

/**
 * Gives a test such a store. It has one connection unless the test asks for more: a rollback that hangs, or a
 * connection that is used again, would keep the next call from it.
 */
export const behindProxy = async (
  provider: PostgresProvider,
  test: (given: BehindProxy) => Promise<void>,
  connections = 1,
): Promise<void> => {
  const direct = await provider.open()
  await createMeters(metersOn(direct))
  const url = new URL(provider.url)
  const proxy = await cuttingProxy(url.hostname, Number(url.port))
  url.port = String(proxy.port)
  const pool = new pg.Pool({ connectionString: url.href, max: connections })
  try {
    const schema = provider.schemaOf(direct)
    const store = await valueOf(postgresStore({ pool, schema }))
    await test({ store, runtime: metersOn(store), proxy, schema: pg.escapeIdentifier(schema) })
  } finally {
    await proxy.close()
    await pool.end()
  }
}

/** What a statement carries that writes for this reader, and no other does, by whatever name it was prepared. */
export const written = (reader: string): Buffer => Buffer.from(`"reader":"${reader}"`)

/** A statement that binds nothing, as it is sent. */
export const sent = (sql: string): Buffer => Buffer.from(`Q\0\0\0${String.fromCharCode(sql.length + 5)}${sql}\0`)
