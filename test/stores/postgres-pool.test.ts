import type { Store } from '@assent/shell'
import { postgresStore, type PostgresStore } from '@assent/shell/postgres'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading } from '../faults/process/meter.js'
import { freePort } from '../servers/free-port.js'
import { ownPostgres } from '../servers/postgres/servers.js'
import { postgresProvider } from './postgres-provider.js'
import { errorOf, valueOf } from './schema-provider.js'

const provider = await postgresProvider(ownPostgres())
afterAll(provider.remove)

interface Opened {
  readonly pool: pg.Pool
  readonly schema: string
  readonly store: PostgresStore
}

/** A store that holds a meter, over a pool with these settings. */
const opened = async (config: pg.PoolConfig, patience = 300): Promise<Opened> => {
  const first = await provider.open()
  await createMeter(metersOn(first))
  const pool = provider.newPool(config)
  const schema = provider.schemaOf(first)
  return { pool, schema, store: await valueOf(postgresStore({ pool, schema, patience })) }
}

/** What a store is asked that reads, and what it is asked that writes. */
const calls = (store: Store) => ({
  read: store.load(meter),
  write: metersOn(store).execute(reading('r-2', 1)),
})

const pidOf = async (pool: pg.Pool): Promise<number> =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0

const quoted = (schema: string): string => pg.escapeIdentifier(schema)

describe('a store over the pool of its caller', () => {
  it('needs one connection', async () => {
    const { store } = await opened({ max: 1 }, 10_000)
    const runtime = metersOn(store)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => runtime.execute(reading(`r-${index}`, 1))()),
    )
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
  })

  it('S-4: answers `store_unreachable` in bounded time while the pool has no connection, then goes on', async () => {
    const { pool, schema, store } = await opened({ max: 1 })
    const taken = await pool.connect()
    for (const call of Object.values(calls(store))) {
      expect(await errorOf<{ kind: string }>(call)).toEqual({
        kind: 'store_unreachable',
        provider: 'postgres',
        detail: `\`${schema}.assent_*\`: no connection of the pool was free within 300 ms`,
      })
    }
    taken.release()
    expect(await calls(store).write()).toMatchObject({ _tag: 'Right' })
    // The connections that came too late went back.
    expect(await calls(store).read()).toMatchObject({ _tag: 'Right', right: { revision: 2 } })
  })

  it('stops waiting for a connection where the call is aborted', async () => {
    const { pool, store } = await opened({ max: 1 }, 60_000)
    const taken = await pool.connect()
    const controller = new AbortController()
    const answer = store.load(meter, { signal: controller.signal })()
    controller.abort()
    expect(await answer).toMatchObject({
      left: { kind: 'store_unreachable', detail: expect.stringContaining('cancelled before it was sent') },
    })
    taken.release()
  })

  it('G-1: does not end the pool when it is closed; one that the caller has ended is `store_unreachable`', async () => {
    const { pool, schema, store } = await opened({ max: 1 })
    const other = await valueOf(postgresStore({ pool, schema }))
    await valueOf(store.close())
    expect(await errorOf(store.load(meter))).toMatchObject({ kind: 'store_unreachable' })
    expect(await valueOf(other.load(meter))).toMatchObject({ revision: 1 })
    await pool.end()
    expect(await errorOf(other.load(meter))).toMatchObject({ kind: 'store_unreachable', provider: 'postgres' })
  })

  it('reads integers exactly and texts as texts, whatever the caller has set for its own queries', async () => {
    const types = { getTypeParser: () => () => 'spoilt' }
    const { pool, store } = await opened({ max: 1, types })
    expect(await valueOf(store.load(meter))).toMatchObject({ ...meter, revision: 1 })
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 'spoilt' }])
  })

  it('is not opened over one that asks for values in binary form, which the driver does not read exactly', async () => {
    const schema = provider.schemaOf(await provider.open())
    const pool = provider.newPool({ max: 1, binary: true } as pg.PoolConfig)
    expect(await errorOf(postgresStore({ pool, schema }))).toEqual({
      kind: 'store_backend',
      detail: `\`${schema}.assent_*\`: the pool asks for binary values`,
    })
  })
})

describe('a connection of the pool', () => {
  it('known fault 18: that ends while nobody uses it does not end the process', async () => {
    const { pool, store } = await opened({ max: 1 })
    await provider.pool.query('select pg_terminate_backend($1)', [await pidOf(pool)])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await valueOf(store.load(meter))).toMatchObject({ revision: 1 })
  })

  it('known fault 6: that ends under a read is `store_unreachable`, and is not used again', async () => {
    const { pool, schema, store } = await opened({ max: 1 })
    const pid = await pidOf(pool)
    const holder = await provider.hold()
    await holder.query(`lock table ${quoted(schema)}.assent_instance`)
    const answer = store.load(meter)()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await holder.query('select pg_terminate_backend($1)', [pid])
    expect(await answer).toMatchObject({ left: { kind: 'store_unreachable', provider: 'postgres' } })
    await holder.query('rollback')
    expect(await valueOf(store.load(meter))).toMatchObject({ revision: 1 })
    expect(await pidOf(pool)).not.toBe(pid)
  })

  it('known fault 6: that ends under a write is `outcome_unknown`, and the retry settles it', async () => {
    const { pool, schema, store } = await opened({ max: 1 })
    const pid = await pidOf(pool)
    const holder = await provider.hold()
    await holder.query(`select * from ${quoted(schema)}.assent_instance for update`)
    const answer = calls(store).write()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await holder.query('select pg_terminate_backend($1)', [pid])
    expect(await answer).toMatchObject({ left: { kind: 'outcome_unknown', record_id: 'r-2' } })
    await holder.query('rollback')
    expect(await valueOf(calls(store).write)).toMatchObject({ replayed: false })
    expect(await pidOf(pool)).not.toBe(pid)
  })

  it('on which another left a transaction open takes no write with it, and is closed', async () => {
    const { pool, store } = await opened({ max: 1 })
    const pid = await pidOf(pool)
    await pool.query('begin')
    expect(await errorOf<{ kind: string }>(calls(store).write)).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('a transaction is open on the connection'),
    })
    expect(await pidOf(pool)).not.toBe(pid)
    expect(await valueOf(calls(store).write)).toMatchObject({ replayed: false })
  })

  it('S-5, G-3: that may not write is `store_backend`, and reads go on', async () => {
    const { store } = await opened({ max: 1, options: '-c default_transaction_read_only=on' })
    expect(await errorOf<{ kind: string }>(calls(store).write)).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('it can be read and not written (25006)'),
    })
    expect(await valueOf(store.load(meter))).toMatchObject({ revision: 1 })
  })

  it('S-5: that waited for a lock as long as the caller allows is `store_backend`', async () => {
    const { schema, store } = await opened({ max: 1, lock_timeout: 50 })
    const holder = await provider.hold()
    await holder.query(`select * from ${quoted(schema)}.assent_instance for update`)
    expect(await errorOf<{ kind: string }>(calls(store).write)).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('(55P03)'),
    })
    await holder.query('rollback')
    expect(await calls(store).write()).toMatchObject({ _tag: 'Right' })
  })

  it('known fault 6: whose answer did not come in time is `outcome_unknown`, and is not used again', async () => {
    const { pool, schema, store } = await opened({ max: 1, query_timeout: 200 })
    const pid = await pidOf(pool)
    const holder = await provider.hold()
    await holder.query(`select * from ${quoted(schema)}.assent_instance for update`)
    expect(await errorOf<{ kind: string }>(calls(store).write)).toMatchObject({ kind: 'outcome_unknown' })
    await holder.query('rollback')
    // The server may have gone on with it: the same request again tells.
    const settled = await valueOf(calls(store).write)
    expect(settled.commit.instance.revision).toBe(2)
    expect(await pidOf(pool)).not.toBe(pid)
  })
})

describe('a server that is not there', () => {
  it('S-4, G-3: is `store_unreachable`', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: await freePort(), user: 'nobody', database: 'none' })
    const refused = await errorOf(postgresStore({ pool }))
    expect(refused).toMatchObject({ kind: 'store_unreachable', provider: 'postgres' })
    expect(JSON.stringify(refused)).toContain('no server listens there (ECONNREFUSED)')
    await pool.end()
  })

  it('or a database, or a user, is named by its SQLSTATE, never by the text of the server', async () => {
    const wrong = (change: (url: URL) => void): string => {
      const changed = new URL(provider.url)
      change(changed)
      return changed.href
    }
    for (const [connectionString, code] of [
      [wrong((url) => (url.pathname = '/assent_test_none')), '3D000'],
      [wrong((url) => (url.username = 'assent_nobody')), '28000'],
    ] as const) {
      const pool = new pg.Pool({ connectionString })
      const refused = await errorOf(postgresStore({ pool }))
      expect(refused.kind).toBe('store_unreachable')
      expect(JSON.stringify(refused)).toContain(`(${code})`)
      expect(JSON.stringify(refused)).not.toMatch(/assent_nobody|assent_test_none/)
      await pool.end()
    }
  })
})
