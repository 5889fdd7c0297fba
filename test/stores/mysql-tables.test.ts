import { Registry } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { migrate, mysqlStore, type MysqlStore } from '@assent/shell/mysql'
import { dumpStore } from '@assent/testing'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Pool, RowDataPacket } from 'mysql2/promise'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading, unwrap } from '../faults/process/meter.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { done, mysqlProvider } from './mysql-provider.js'

const fill = async (store: MysqlStore): Promise<void> => {
  const runtime = metersOn(store)
  await createMeter(runtime)
  for (const revision of [1, 2]) unwrap(await runtime.execute(reading(`r-${revision}`, revision))())
}

describeMysql('the tables of a store', (url) => {
  const provider = mysqlProvider(url)
  afterAll(provider.remove)

  const rowsOf = async (pool: Pool, sql: string): Promise<readonly RowDataPacket[]> =>
    (await pool.query<RowDataPacket[]>(sql))[0]

  const namesOf = async (pool: Pool, prefix: string): Promise<readonly string[]> =>
    (await rowsOf(pool, `show tables like '${prefix.replaceAll('_', String.raw`\_`)}%'`))
      .flatMap((row) => Object.values(row) as string[])
      .sort()

  it('H-17: are asked for where they are not there, and are not made', async () => {
    const pool = await provider.pool()
    expect(await mysqlStore({ pool, prefix: 'none_' })()).toEqual({
      _tag: 'Left',
      left: { kind: 'store_backend', detail: '`none_*`: there are no tables of a store: migrate it first' },
    })
    expect(await namesOf(pool, 'none_')).toEqual([])
  })

  it('are made once, also by ten who try at once, and making them again changes nothing', async () => {
    const pool = await provider.pool()
    const prefix = 'once_'
    const made = await Promise.all(Array.from({ length: 10 }, () => migrate({ pool, prefix })()))
    expect(made.filter(isLeft)).toEqual([])
    expect(await namesOf(pool, prefix)).toEqual(
      ['definition', 'instance', 'piece', 'record', 'schema', 'sequence'].map((name) => prefix + name),
    )
    const store = await done(mysqlStore({ pool, prefix }))
    await fill(store)
    const before = await dumpStore(store, ['meter'])
    await done(migrate({ pool, prefix }))
    expect(await dumpStore(store, ['meter'])).toBe(before)
    expect(await rowsOf(pool, `select count(*) as count from ${prefix}sequence`)).toEqual([{ count: 1 }])
  })

  it('are made by one at a time: another who makes the same ones waits', async () => {
    const prefix = 'waits_'
    const pool = await provider.pool({ connectionLimit: 3 })
    const holder = await pool.getConnection()
    const [[{ name } = { name: '' }]] = await holder.query<(RowDataPacket & { name: string })[]>(
      `select concat('assent_', sha1(concat(database(), '/', '${prefix}'))) as name`,
    )
    await holder.query('select get_lock(?, 0)', [name])
    let isMade = false
    const made = done(migrate({ pool, prefix })).then(() => (isMade = true))
    await setTimeout(300)
    expect(isMade).toBe(false)
    expect(await namesOf(pool, prefix)).toEqual([])
    await holder.query('select release_lock(?)', [name])
    holder.release()
    expect(await made).toBe(true)
    expect(await namesOf(pool, prefix)).toHaveLength(6)
  })

  it('that were left half made are finished', async () => {
    const pool = await provider.pool()
    const prefix = 'half_'
    await done(migrate({ pool, prefix }))
    await pool.query(`drop table ${prefix}record`)
    await pool.query(`delete from ${prefix}schema`)
    expect(await mysqlStore({ pool, prefix })()).toMatchObject({ left: { kind: 'store_backend' } })
    await done(migrate({ pool, prefix }))
    await fill(await done(mysqlStore({ pool, prefix })))
  })

  it('of a newer version are refused by naming it, and stay', async () => {
    const pool = await provider.pool()
    const prefix = 'newer_'
    await done(migrate({ pool, prefix }))
    await pool.query(`update ${prefix}schema set version = 9223372036854775807`)
    const refusal = {
      _tag: 'Left',
      left: {
        kind: 'store_backend',
        detail: '`newer_*`: its tables have form 9223372036854775807; this version reads 1',
      },
    }
    expect(await migrate({ pool, prefix })()).toEqual(refusal)
    expect(await mysqlStore({ pool, prefix })()).toEqual(refusal)
  })

  it.each(['A_', 'a-', 'ä', 'x'.repeat(41), '`'])('have no prefix such as %j', async (prefix) => {
    const pool = await provider.pool()
    expect(await migrate({ pool, prefix })()).toMatchObject({ left: { kind: 'store_backend' } })
  })

  it('stand apart under two prefixes', async () => {
    const first = await provider.open()
    const second = await provider.open()
    await fill(first)
    expect(unwrap(await second.entities()())).toEqual({ items: [], next: undefined })
    await fill(second)
    expect(await dumpStore(second, ['meter'])).toBe(await dumpStore(first, ['meter']))
  })

  describe('that another hand changed', () => {
    const changed = async (sql: (prefix: string) => string): Promise<StoredRuntime> => {
      const store = await provider.open()
      await fill(store)
      await (await provider.pool({ connectionLimit: 1 })).query(sql(provider.prefixOf(store)))
      return StoredRuntime.of({ registry: Registry.empty, store })
    }

    it.each<readonly [string, (prefix: string) => string, object]>([
      ['nothing', (prefix) => `update ${prefix}schema set version = 1`, { holds: true, decisions: 3 }],
      [
        'the instance',
        (prefix) => `update ${prefix}instance set fields = replace(fields, '2', '3')`,
        { holds: false, what: 'instance', record_id: null },
      ],
      [
        'a body',
        (prefix) => `update ${prefix}record set body = replace(body, 'MeterRead', 'MeterLost') where record_id = 'r-1'`,
        { holds: false, what: 'decision', record_id: 'r-1' },
      ],
      [
        'a record, which is gone',
        (prefix) => `delete from ${prefix}record where record_id = 'r-1'`,
        { holds: false, what: 'decision', record_id: 'r-2' },
      ],
      [
        'bytes that are no text any more',
        (prefix) => `update ${prefix}record set body = concat(body, x'ff') where record_id = 'r-2'`,
        { holds: false, what: 'decision', record_id: 'r-2' },
      ],
      [
        'the name of pieces that are not there',
        (prefix) => `update ${prefix}record set body = concat(x'00', 'sha256:none') where record_id = 'r-2'`,
        { holds: false, what: 'decision', record_id: 'r-2' },
      ],
      [
        'a digest',
        (prefix) => `update ${prefix}record set definition_digest = sha2('', 256) where record_id = 'r-1'`,
        { holds: false, what: 'decision', record_id: 'r-1' },
      ],
    ])('are found by verification: %s', async (_what, sql, report) => {
      const runtime = await changed(sql)
      expect(unwrap(await runtime.verify(meter)())).toMatchObject(report)
    })
  })

  it('S-13: store a definition again that was deleted under a running process', async () => {
    const store = await provider.open()
    await fill(store)
    const pool = await provider.pool({ connectionLimit: 1 })
    const prefix = provider.prefixOf(store)
    await pool.query(`delete from ${prefix}definition`)
    const runtime = metersOn(store)
    unwrap(await runtime.execute(reading('r-3', 3))())
    expect(unwrap(await runtime.verify(meter)())).toMatchObject({ holds: true, decisions: 4 })
  })

  it('design 5: refuse a commit where another text stands under the digest of its definition', async () => {
    const store = await provider.open()
    await fill(store)
    const pool = await provider.pool({ connectionLimit: 1 })
    await pool.query(`update ${provider.prefixOf(store)}definition set document = concat(document, ' ')`)
    // Who has not stored it yet looks at it.
    const fresh = metersOn(await provider.another(store))
    expect(await fresh.execute(reading('r-3', 3))()).toMatchObject({
      left: { kind: 'store_backend', detail: 'another definition is stored under the digest of this one' },
    })
  })
})
