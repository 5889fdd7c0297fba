import type { Store, StoreError } from '@assent/shell'
import { mysqlStore, type MysqlStore } from '@assent/shell/mysql'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { createPool, type Pool, type PoolOptions, type RowDataPacket } from 'mysql2/promise'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading } from '../faults/process/meter.js'
import { freePort } from '../servers/free-port.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { done, mysqlProvider } from './mysql-provider.js'

const errorOf = <E>(answer: Either<E, unknown>): E => {
  if (isLeft(answer)) return answer.left
  throw new Error('it was not refused')
}

interface Opened {
  readonly pool: Pool
  readonly prefix: string
  readonly store: MysqlStore
}

/** What a store is asked that reads, and what it is asked that writes. */
const calls = (store: Store) => ({
  read: store.load(meter),
  write: metersOn(store).execute(reading('r-2', 1)),
})

describeMysql('a store over the pool of its caller', (url) => {
  const provider = mysqlProvider(url)
  afterAll(provider.remove)

  /** A store that holds a meter, over a pool with these settings. */
  const opened = async (options: PoolOptions, patience = 300): Promise<Opened> => {
    const first = await provider.open()
    await createMeter(metersOn(first))
    const pool = await provider.pool(options)
    const prefix = provider.prefixOf(first)
    return { pool, prefix, store: await done(mysqlStore({ pool, prefix, patience })) }
  }

  it('needs one connection', async () => {
    const { store } = await opened({ connectionLimit: 1 }, 10_000)
    const runtime = metersOn(store)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => runtime.execute(reading(`r-${index}`, 1))()),
    )
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
  })

  it('S-4: answers `store_unreachable` in bounded time while the pool has no connection, and then goes on', async () => {
    const { pool, store } = await opened({ connectionLimit: 1 })
    const taken = await pool.getConnection()
    for (const call of Object.values(calls(store))) {
      expect(errorOf<{ kind: string }>(await call())).toEqual({
        kind: 'store_unreachable',
        provider: 'mysql',
        detail: expect.stringMatching(/^`s\d+_\*`: no connection of the pool was free within 300 ms$/) as unknown,
      })
    }
    taken.release()
    expect(await calls(store).write()).toMatchObject({ _tag: 'Right' })
    // The connections that came too late went back.
    expect(await calls(store).read()).toMatchObject({ _tag: 'Right', right: { revision: 2 } })
  })

  it('stops waiting for a connection where the call is aborted', async () => {
    const { pool, store } = await opened({ connectionLimit: 1 }, 60_000)
    const taken = await pool.getConnection()
    const controller = new AbortController()
    const answer = store.load(meter, { signal: controller.signal })()
    controller.abort()
    expect(errorOf<StoreError>(await answer)).toMatchObject({
      kind: 'store_unreachable',
      detail: expect.stringContaining('cancelled before it was sent') as unknown,
    })
    taken.release()
  })

  it.each<readonly [string, PoolOptions]>([
    ['that refuses to wait', { connectionLimit: 1, waitForConnections: false }],
    ['whose queue is full', { connectionLimit: 1, queueLimit: 1 }],
  ])('answers `store_unreachable` for a pool %s', async (_what, options) => {
    const { pool, store } = await opened(options)
    const taken = await pool.getConnection()
    const answers = await Promise.all([store.load(meter)(), store.load(meter)()])
    for (const answer of answers) expect(errorOf(answer)).toMatchObject({ kind: 'store_unreachable' })
    taken.release()
  })

  it('answers `store_unreachable` for a pool that the caller has ended', async () => {
    const first = await provider.open()
    const pool = createPool({ uri: await provider.url(), connectionLimit: 2 })
    const store = await done(mysqlStore({ pool, prefix: provider.prefixOf(first) }))
    await pool.end()
    expect(errorOf(await store.load(meter)())).toMatchObject({ kind: 'store_unreachable' })
  })

  it('known fault 6: does not use a connection again that the server closed', async () => {
    const { pool, store } = await opened({ connectionLimit: 1 })
    const [rows] = await pool.query<(RowDataPacket & { id: number })[]>('select connection_id() as id')
    const other = await provider.pool({ connectionLimit: 1 })
    await other.query('kill ?', [rows[0]?.id])
    const answers = [await store.load(meter)(), await store.load(meter)(), await calls(store).write()]
    // The first may meet the end of it; whoever comes later gets another connection.
    expect(answers.slice(1)).toMatchObject([{ _tag: 'Right' }, { _tag: 'Right' }])
  })

  it('S-5: answers `store_backend` where the session may not write, and reads go on', async () => {
    const { pool, store } = await opened({ connectionLimit: 1 })
    await pool.query('set session transaction read only')
    const { read, write } = calls(store)
    expect(errorOf<{ kind: string }>(await write())).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('(1792)') as unknown,
    })
    // The connection met an error in a transaction and is gone, and its session with it.
    expect(await read()).toMatchObject({ _tag: 'Right', right: { revision: 1 } })
  })

  it('design 5: waits four times for a row that another keeps locked, then answers `store_backend`', async () => {
    const { pool, store, prefix } = await opened({ connectionLimit: 1 })
    const soon = 'set session innodb_lock_wait_timeout = 1'
    await pool.query(soon)
    // A connection that met an error is gone: those after it must not wait longer.
    pool.on('connection', (connection) => void connection.query(soon))
    const holder = await (await provider.pool({ connectionLimit: 1 })).getConnection()
    await holder.beginTransaction()
    await holder.query(`select * from ${prefix}instance for update`)
    expect(errorOf<{ kind: string }>(await calls(store).write())).toEqual({
      kind: 'store_backend',
      detail: `\`${prefix}*\`: another transaction kept a row locked (1205)`,
    })
    expect(await calls(store).read()).toMatchObject({ _tag: 'Right', right: { revision: 1 } })
    await holder.rollback()
    expect(await calls(store).write()).toMatchObject({ _tag: 'Right' })
  })

  it('is not opened over connections that do not commit by themselves', async () => {
    const first = await provider.open()
    const pool = await provider.pool({ connectionLimit: 1 })
    await pool.query('set autocommit = 0')
    expect(errorOf(await mysqlStore({ pool, prefix: provider.prefixOf(first) })())).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('do not commit by themselves') as unknown,
    })
  })

  it('S-5: answers `store_backend` for what is longer than the server takes at once', async () => {
    const { store } = await opened({ connectionLimit: 1 })
    const [entity, after] = ['meter', 'x'.repeat(20_000_000)]
    const answer = await store.ids(entity, { after })()
    expect(errorOf(answer)).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('max_allowed_packet') as unknown,
    })
  })

  describe('a server that is not there', () => {
    it('S-4: is `store_unreachable`', async () => {
      const port = await freePort()
      const pool = createPool({ host: '127.0.0.1', port, user: 'nobody', database: 'none' })
      const refused = errorOf(await mysqlStore({ pool })())
      expect(refused).toMatchObject({ kind: 'store_unreachable', provider: 'mysql' })
      expect(JSON.stringify(refused)).toContain('no server listens there (ECONNREFUSED)')
      await pool.end()
    })

    it('or a database, or a user, is named by the number of the error, never by the text of the server', async () => {
      const wrong = (change: (url: URL) => void): string => {
        const changed = new URL(url)
        change(changed)
        return changed.href
      }
      for (const [uri, number] of [
        [wrong((one) => (one.pathname = '/assent_test_none')), 1049],
        [wrong((one) => (one.username = 'assent_nobody')), 1045],
      ] as const) {
        const pool = createPool(uri)
        const refused = errorOf(await mysqlStore({ pool })())
        expect(refused.kind).toBe('store_unreachable')
        expect(JSON.stringify(refused)).toMatch(new RegExp(`\\((?:${number}|1698)\\)`))
        expect(JSON.stringify(refused)).not.toMatch(/assent_nobody|assent_test_none/)
        await pool.end()
      }
    })
  })
})
