import { postgresStore } from '@assent/shell/postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { cuttingProxy } from '../servers/cutting-proxy.js'
import { ownPostgres } from '../servers/postgres/servers.js'
import { absent, made, whole } from './parts.js'
import { postgresProvider } from './postgres-provider.js'
import { errorOf, valueOf } from './schema-provider.js'

const provider = await postgresProvider(ownPostgres())
afterAll(provider.remove)

const required = { ...whole, edges: [{ field: 'parent', to: ['whole'] }] }

describe('known fault 6: a related commit whose connection to PostgreSQL is cut', () => {
  it.each([
    ['before the reply to its lock', 'pg_advisory_xact_lock', 'before its reply', 'store_unreachable', 'committed'],
    ['before the reply to its write', '"parent":"whole"', 'before its reply', 'store_unreachable', 'committed'],
    ['before its end is sent', 'commit\0', 'before it is sent', 'outcome_unknown', 'committed'],
    ['before the reply to its end', 'commit\0', 'before its reply', 'outcome_unknown', 'already_committed'],
  ] as const)('%s is told as what it is, and the retry settles it', async (_where, bytes, cut, kind, again) => {
    const direct = await provider.open()
    await valueOf(direct.commit(made('whole'), absent))
    const url = new URL(provider.url)
    const proxy = await cuttingProxy(url.hostname, Number(url.port))
    url.port = String(proxy.port)
    const pool = provider.newPool({ connectionString: url.href, max: 1 })
    try {
      const store = await valueOf(postgresStore({ pool, schema: provider.schemaOf(direct) }))
      const call = store.commitRelated(made('p-1', { parent: 'whole' }), absent, required)
      proxy.cutAt(Buffer.from(bytes), cut)
      expect((await errorOf(call)).kind).toBe(kind)
      expect(proxy.cuts()).toBe(1)
      expect(await valueOf(call)).toBe(again)
    } finally {
      await proxy.close()
      await pool.end()
    }
  })
})
