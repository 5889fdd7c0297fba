import { StoredRuntime } from '@assent/shell'
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../servers/postgres/database.js'
import { postgresServers, type UsedServer } from '../../servers/postgres/servers.js'
import { registryOfInvoices, valueOf } from '../storage/decided.js'
import { fillPostgres } from '../storage/growth/fill-postgres.js'
import { copyId } from '../storage/growth/subjects.js'
import { streamOf } from '../storage/postgres/emmett-way.js'
import { quietPool } from '../storage/postgres/quiet-pool.js'
import { postgresWays, schemas } from '../storage/postgres/ways.js'
import { trafficThrough } from '../storage/traffic.js'
import { contentOf, recordsStored, storeInto, tables } from './storage-rows.js'

const contentIn = async (pool: Pool, schema: string): Promise<readonly (readonly string[])[]> => {
  const content: (readonly string[])[] = []
  for (const table of tables) {
    const { rows } = await pool.query<{ row: object }>(
      `select to_jsonb(held) as row from ${schema}.assent_${table} held`,
    )
    content.push(contentOf(rows.map(({ row }) => row)))
  }
  return content
}

describe.each(postgresServers())('what is measured on $name', (usable) => {
  let server: UsedServer
  let database: TestDatabase

  beforeAll(async () => {
    server = await usable.use()
  }, 60_000)

  afterAll(() => server.release())

  beforeEach(async () => {
    database = await createDatabase(server.url)
    return database.drop
  })

  it('bare driver, `commit` and `execute` leave the same rows', async () => {
    const { ways, close } = await postgresWays(database.url, 3)
    for (const way of ways) await storeInto(way)
    await close()
    const pool = quietPool({ connectionString: database.url })
    const [definitions, instances, records] = await contentIn(pool, schemas.commit)
    expect([definitions?.length, instances?.length, records?.length]).toEqual([1, 6, recordsStored])
    expect(await contentIn(pool, schemas.bare)).toEqual([definitions, instances, records])
    expect(await contentIn(pool, schemas.foreign)).toEqual([definitions, instances, records])
    expect(await contentIn(pool, schemas.execute)).toEqual([definitions, instances, records])
    await pool.end()
  })

  it('Emmett stores an event for each decision, in order', async () => {
    const { ways, close } = await postgresWays(database.url, 3)
    for (const way of ways) await storeInto(way)
    await close()
    const pool = quietPool({ connectionString: database.url })
    const store = getPostgreSQLEventStore(database.url, { connectionOptions: { pool } })
    const { events } = await store.readStream(streamOf('invoice', 'invoice-1-0'))
    const [created, ...paid] = events
    expect(created).toMatchObject({ type: 'created', data: { customer: 'invoice-1-0' }, metadata: { actor: 'bench' } })
    expect(paid).not.toHaveLength(0)
    for (const [index, event] of paid.entries()) {
      const record_id = `invoice-1-0/${index + 2}`
      expect(event).toMatchObject({ type: 'InvoicePaid', data: { cents: 1, paid: index + 1 }, metadata: { record_id } })
    }
    await pool.end()
  })

  it('a commit is one round trip, and an execution two', async () => {
    const traffic = await trafficThrough(database.url, 5432, (url) => postgresWays(url, 1))
    expect(traffic.map(({ name, roundTrips }) => [name, roundTrips])).toEqual([
      ['bare pg', 1],
      ['`commit`', 1],
      ['`commit`, made elsewhere', 1],
      ['`execute`', 2],
      ['Emmett', 3],
    ])
    const [bare, commit] = traffic
    // But for the channel that a write names now and then.
    expect(Math.abs((commit?.sent ?? 0) - (bare?.sent ?? 0))).toBeLessThan(50)
  })

  it('a store that was filled holds in every part', async () => {
    const { store, close } = await fillPostgres(database.url, 30)
    const runtime = StoredRuntime.of({ registry: registryOfInvoices(), store })
    for (const id of [copyId(0), copyId(1), copyId(2)]) {
      expect(valueOf(await runtime.verify({ entity: 'invoice', id })())).toMatchObject({ holds: true, decisions: 10 })
      const found = valueOf(await store.query({ entity: 'invoice', matching: { customer: id } })())
      expect(found.items.map((instance) => instance.id)).toEqual([id])
    }
    await close()
  })
})
