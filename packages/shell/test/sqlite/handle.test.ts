import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { migrate, sqliteStore } from '../../src/sqlite/index.js'
import { absent, created, dump, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { newFile } from '../stores.js'

const tablesOf = (database: BetterSqlite.Database): readonly unknown[] =>
  database.prepare("select name from sqlite_schema where type = 'table' order by name").pluck().all()

const migrated = async (database: BetterSqlite.Database) => {
  valueOf(await migrate({ database })())
  return valueOf(await sqliteStore({ database })())
}

describe("a store on the caller's handle", () => {
  it('H-17: without its tables is refused, and makes none', async () => {
    const database = new BetterSqlite(':memory:')
    expect(errorOf(await sqliteStore({ database })())).toEqual({
      kind: 'store_backend',
      detail: '`:memory:` holds no tables with prefix `assent_`: migrate it first',
    })
    expect(tablesOf(database)).toEqual([])
  })

  it('stands beside the tables of the caller, and twice under two prefixes', async () => {
    const database = new BetterSqlite(newFile())
    database.exec('create table orders (id text)')
    valueOf(await migrate({ database, prefix: 'a_' })())
    valueOf(await migrate({ database, prefix: 'b"_' })())
    const first = valueOf(await sqliteStore({ database, prefix: 'a_' })())
    const second = valueOf(await sqliteStore({ database, prefix: 'b"_' })())
    await storeHistory(first, 'p')
    expect(valueOf(await second.ids('parcel')()).items).toEqual([])
    await storeHistory(second, 'p')
    expect(await dump(second)).toBe(await dump(first))
    expect(tablesOf(database)).toContain('orders')
  })

  it('leaves the handle open and its integers as the caller set them', async () => {
    const database = new BetterSqlite(':memory:')
    const store = await migrated(database)
    valueOf(await store.commit(created('p', 'r'), absent)())
    valueOf(await store.close()())
    expect(database.prepare('select revision from assent_instance').pluck().get()).toBe(1)
  })

  it('known fault 8: refuses a write at once while the caller has a transaction open, and reads go on', async () => {
    const database = new BetterSqlite(newFile())
    const store = await migrated(database)
    valueOf(await store.commit(created('p', 'r'), absent)())
    database.exec('begin')
    expect(errorOf(await store.commit(created('q', 's'), absent)()).kind).toBe('store_backend')
    expect(valueOf(await store.load(subject('p'))())?.id).toBe('p')
    expect(database.inTransaction).toBe(true)
    database.exec('commit')
    expect(valueOf(await store.commit(created('q', 's'), absent)())).toBe('committed')
  })

  it('known fault 8: writes once the caller has read the rows of a statement to the end', async () => {
    const database = new BetterSqlite(newFile())
    const store = await migrated(database)
    await storeHistory(store, 'p')
    const rows = database.prepare('select record_id from assent_record').iterate()
    rows.next()
    const commit = store.commit(created('q', 'r'), absent)()
    expect(valueOf(await store.load(subject('p'))())?.id).toBe('p')
    rows.return?.()
    expect(valueOf(await commit)).toBe('committed')
  })

  it('S-4: answers store_unreachable once the caller has closed the handle', async () => {
    const database = new BetterSqlite(':memory:')
    const store = await migrated(database)
    database.close()
    expect(errorOf(await store.load(subject('p'))()).kind).toBe('store_unreachable')
    expect(errorOf(await store.commit(created('p', 'r'), absent)()).kind).toBe('store_unreachable')
    expect(errorOf(await migrate({ database })()).kind).toBe('store_unreachable')
  })
})

describe('migrate', () => {
  it('changes nothing where the tables are made', async () => {
    const database = new BetterSqlite(newFile())
    const store = await migrated(database)
    await storeHistory(store, 'p')
    const before = await dump(store)
    const version = database.pragma('schema_version', { simple: true })
    valueOf(await migrate({ database })())
    expect(database.pragma('schema_version', { simple: true })).toBe(version)
    expect(await dump(store)).toBe(before)
  })

  it('run on two handles at once makes the tables once', async () => {
    const file = newFile()
    const handles = [new BetterSqlite(file), new BetterSqlite(file)]
    for (const answer of await Promise.all(handles.map((database) => migrate({ database })()))) valueOf(answer)
    const [database] = handles as [BetterSqlite.Database]
    expect(database.prepare('select count(*) from assent_schema').pluck().get()).toBe(1)
  })

  it('refuses tables of a newer version by naming it', async () => {
    const database = new BetterSqlite(':memory:')
    valueOf(await migrate({ database })())
    database.exec('update assent_schema set version = 9223372036854775807')
    expect(errorOf(await migrate({ database })())).toEqual({
      kind: 'store_backend',
      detail: '`:memory:`: its tables have form 9223372036854775807; this version reads 1',
    })
  })
})
