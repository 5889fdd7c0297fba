import { dumpStore } from '@assent/testing'
import { migrate, postgresStore, type PostgresStore } from '@assent/shell/postgres'
import { isLeft } from 'fp-ts/lib/Either.js'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, metersOn, reading, unwrap } from '../faults/process/meter.js'
import { ownPostgres } from '../servers/postgres/servers.js'
import { postgresProvider } from './postgres-provider.js'
import { errorOf, valueOf } from './schema-provider.js'

const provider = await postgresProvider(ownPostgres())
const { pool } = provider
afterAll(provider.remove)

const fill = async (store: PostgresStore): Promise<void> => {
  const runtime = metersOn(store)
  await createMeter(runtime)
  for (const revision of [1, 2]) unwrap(await runtime.execute(reading(`r-${revision}`, revision))())
}

const tablesOf = async (schema: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 order by tablename',
    [schema],
  )
  return rows.map(({ tablename }) => tablename)
}

const names = ['definition', 'instance', 'record', 'schema']

/** A pool for a user who owns nothing. */
const poolOfStranger = async (): Promise<pg.Pool> => {
  await pool.query('do $$ begin create user assent_stranger; exception when duplicate_object then null; end $$')
  const url = new URL(provider.url)
  url.username = 'assent_stranger'
  return provider.newPool({ connectionString: url.href })
}

describe('the tables of a store', () => {
  it('H-17: are asked for where they are not there, and are not made', async () => {
    expect(await errorOf(postgresStore({ pool, schema: 'none' }))).toEqual({
      kind: 'store_backend',
      detail: '`none.assent_*`: there are no tables of a store: migrate it first',
    })
    expect(await tablesOf('none')).toEqual([])
  })

  it('G-2: are made once, also by ten who try at once, and making them again changes nothing', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => migrate({ pool, schema: 'once' })()))
    expect(made.filter(isLeft)).toEqual([])
    expect(await tablesOf('once')).toEqual(names.map((name) => `assent_${name}`))
    const store = await valueOf(postgresStore({ pool, schema: 'once' }))
    await fill(store)
    const before = await dumpStore(store, ['meter'])
    await valueOf(migrate({ pool, schema: 'once' }))
    expect(await dumpStore(store, ['meter'])).toBe(before)
    expect((await pool.query('select version::text from once.assent_schema')).rows).toEqual([{ version: '1' }])
  })

  it.each(['serializable', 'repeatable read'])('are made by ten at once under %s too', async (level) => {
    const own = provider.newPool({ options: `-c default_transaction_isolation=${level.replace(' ', '\\ ')}` })
    const schema = `once ${level}`
    const made = await Promise.all(Array.from({ length: 10 }, () => migrate({ pool: own, schema })()))
    expect(made.filter(isLeft)).toEqual([])
  })

  it('G-2: stand in a schema and under a prefix of any name, beside those of other stores', async () => {
    const places = [
      { schema: 'a"b; drop schema public', prefix: '' },
      { schema: 'a"b; drop schema public', prefix: 'x"y_' },
      { schema: 'public', prefix: 'A b_' },
      { schema: 'public' },
    ]
    for (const place of places) {
      await valueOf(migrate({ pool, ...place }))
      await fill(await valueOf(postgresStore({ pool, ...place })))
    }
    for (const place of places) {
      const store = await valueOf(postgresStore({ pool, ...place }))
      expect((await valueOf(store.records({ entity: 'meter', id: 'm-1' }))).items).toHaveLength(3)
    }
    expect(await tablesOf('a"b; drop schema public')).toEqual([...names, ...names.map((name) => `x"y_${name}`)])
  })

  it('mean the same under any search path', async () => {
    await valueOf(migrate({ pool, schema: 'here' }))
    const store = await valueOf(
      postgresStore({ pool: provider.newPool({ options: '-c search_path=nowhere' }), schema: 'here' }),
    )
    await fill(store)
  })

  it('of a newer version are refused by naming it, and stay', async () => {
    await valueOf(migrate({ pool, schema: 'newer' }))
    await pool.query('update newer.assent_schema set version = 9223372036854775807')
    const refusal = {
      kind: 'store_backend',
      detail: '`newer.assent_*`: its tables have form 9223372036854775807; this version reads 1',
    }
    expect(await errorOf(postgresStore({ pool, schema: 'newer' }))).toEqual(refusal)
    expect(await errorOf(migrate({ pool, schema: 'newer' }))).toEqual(refusal)
    expect((await pool.query('select version::text from newer.assent_schema')).rows).toEqual([
      { version: '9223372036854775807' },
    ])
  })

  it('are not made where tables of others have their names; what was made by then is undone', async () => {
    await pool.query('create schema taken')
    await pool.query('create table taken.assent_record (mine text)')
    expect(await errorOf(migrate({ pool, schema: 'taken' }))).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('(42P07)'),
    })
    expect(await tablesOf('taken')).toEqual(['assent_record'])
  })

  it('are not made in a database whose encoding cannot hold every text', async () => {
    await pool.query("create database latin encoding 'LATIN1' locale 'C' template template0")
    const url = new URL(provider.url)
    url.pathname = '/latin'
    const own = new pg.Pool({ connectionString: url.href })
    expect(await errorOf(migrate({ pool: own }))).toEqual({
      kind: 'store_backend',
      detail: '`public.assent_*`: the encoding of the database is not UTF8',
    })
    await own.end()
    await pool.query('drop database latin')
  })

  it('are not made by a user who has no right to, who may still use what is there for him', async () => {
    const stranger = await poolOfStranger()
    expect(await errorOf(migrate({ pool: stranger, schema: 'foreign' }))).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('(42501)'),
    })
    await pool.query('create schema granted')
    await pool.query('grant usage, create on schema granted to assent_stranger')
    await valueOf(migrate({ pool: stranger, schema: 'granted' }))
    await fill(await valueOf(postgresStore({ pool: stranger, schema: 'granted' })))
  })
})
