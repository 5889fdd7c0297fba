import { existsSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import type { Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { StoredRuntime, type FeedItem, type Store, type StoreError } from '../../src/index.js'
import { instancesStatement } from '../../src/sql/instances-statement.js'
import { feedStatement } from '../../src/sql/feed-statement.js'
import { createTables } from '../../src/sqlite/create-tables.js'
import { sqliteTables } from '../../src/sqlite/dialect.js'
import { absent, after, at, created, observed, storeHistory, subject } from '../commits.js'
import { errorOf, registry, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'

const decision = (id: string, recordId: string, expectation = absent) =>
  ({ kind: 'decision', commit: created(id, recordId), expectation }) as const

describe('D-13: a missing store file', () => {
  it('has no matches and an empty feed, and is not created by looking', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    expect(valueOf(await store.query({ entity: 'parcel' })())).toEqual({ items: [], next: null })
    expect(errorOf(await store.query({ entity: 'parcel', limit: 0 })()).kind).toBe('invalid_query')
    expect(valueOf(await store.after(undefined)()).items).toEqual([])
    expect(errorOf(await store.after('nonsense')()).kind).toBe('invalid_query')
    expect(existsSync(file)).toBe(false)
  })

  it('is created by a batch that is accepted, and by no other', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    expect(valueOf(await store.commitBatch([])())).toEqual([])
    const stale = decision('p', 'r-2', at(7))
    expect(errorOf(await store.commitBatch([decision('p', 'r-1'), stale])())).toMatchObject({
      kind: 'revision_conflict',
      found: 1,
      entry: 1,
    })
    expect(existsSync(file)).toBe(false)
    expect(valueOf(await store.commitBatch([decision('p', 'r-1')])())).toEqual(['committed'])
    expect(existsSync(file)).toBe(true)
  })
})

describe('a stored row that does not hold', () => {
  const damaged = async (sql: string) => {
    const file = newFile()
    const store = await openFileStore(file)
    await storeHistory(store, 'p')
    const database = new BetterSqlite(file)
    database.exec(sql)
    database.close()
    return store
  }

  it('is named by the query that reads it', async () => {
    const store = await damaged("update assent_instance set fields = '{'")
    expect(errorOf(await store.query({ entity: 'parcel' })())).toMatchObject({
      kind: 'corrupt_history',
      record_id: null,
    })
  })

  it('is named by the feed that comes to it, and by a batch that needs it, at its entry', async () => {
    const store = await damaged("update assent_record set body = '{' where record_id = 'p-2'")
    expect(valueOf(await store.after(undefined, 1)()).items).toHaveLength(1)
    const refusal = { kind: 'corrupt_history', record_id: 'p-2' }
    expect(errorOf(await store.after(undefined)())).toMatchObject(refusal)
    const again = { kind: 'observation', observation: observed('p', 3, 'p-2') } as const
    const batch = [decision('q', 'q-1'), again]
    expect(errorOf(await store.commitBatch(batch)())).toMatchObject({ ...refusal, entry: 1 })
    expect(valueOf(await store.load(subject('q'))())).toBeUndefined()
  })
})

describe('B-9: a batch on SQLite', () => {
  it('is one transaction: another handle sees all of it, and a failure of the driver leaves none of it', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    valueOf(await store.commit(created('p', 'p-1'), absent)())
    const database = new BetterSqlite(file)
    database.exec(
      "create trigger full after insert on assent_record when new.record_id = 'last' begin select raise(abort, 'full'); end",
    )
    const batch = [decision('q', 'q-1'), decision('r', 'last')]
    expect(errorOf(await store.commitBatch(batch)()).kind).toBe('store_backend')
    const count = database.prepare('select count(*) from assent_record').pluck()
    expect(count.get()).toBe(1)
    database.exec('drop trigger full')
    expect(valueOf(await store.commitBatch(batch)())).toEqual(['committed', 'committed'])
    expect(count.get()).toBe(3)
    database.close()
  })

  it('keeps the definition that its decisions were made under once', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    const first = created('p', 'p-1')
    const second = { kind: 'decision', commit: after(first, 'send', 'p-2'), expectation: at(1) } as const
    valueOf(await store.commitBatch([{ kind: 'decision', commit: first, expectation: absent }, second])())
    const again = await openFileStore(file)
    expect(valueOf(await again.records(subject('p'))()).items).toHaveLength(2)
  })
})

// The library's own type says nothing of how an iterator ends.
type Records = AsyncIterator<Either<StoreError, FeedItem>, undefined>

describe('the feed of a file that two stores use', () => {
  it('gives each store the records of the other, by polling', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    const other = await openFileStore(file)
    const records: Records = store.subscribe(undefined, { pollEvery: 5 })[Symbol.asyncIterator]()
    const next = records.next()
    const commit = created('p', 'p-1')
    valueOf(await other.commit(commit, absent)())
    const { done, value } = await next
    if (done === true) throw new Error('expected a record')
    expect(valueOf(value).record).toEqual({ kind: 'decision', commit })
    await records.return?.()
  })

  it('hears of the own writes of a store at once', async () => {
    const store = await openFileStore()
    const records = store.subscribe(undefined, { pollEvery: 600_000 })[Symbol.asyncIterator]()
    const next = records.next()
    // Until it waits.
    await new Promise((resolve) => setTimeout(resolve, 20))
    valueOf(await store.commit(created('p', 'p-1'), absent)())
    expect((await next).done).toBe(false)
    await records.return?.()
  })
})

describe('the runtime', () => {
  it('Q-11: answers queries of its store, and refuses where the store has none', async () => {
    const store = await openFileStore()
    await storeHistory(store, 'p')
    const runtime = StoredRuntime.of({ registry, store })
    const { items } = valueOf(await runtime.query({ entity: 'parcel', state: 'delivered' })())
    expect(items).toEqual([valueOf(await store.load(subject('p'))())])
    expect(errorOf(await runtime.query({ entity: 'parcel', limit: 0 })()).kind).toBe('invalid_query')
    const signal = AbortSignal.abort()
    expect(errorOf(await runtime.query({ entity: 'parcel' }, { signal })()).kind).toBe('store_unreachable')
    const without = Object.fromEntries(Object.entries(store).filter(([name]) => name !== 'query'))
    const ported = StoredRuntime.of({ registry, store: without as unknown as Store })
    const refusal = await ported.query({ entity: 'parcel' })()
    expect(errorOf(refusal).kind).toBe('store_backend')
  })
})

describe('the statements of queries and feed', () => {
  const tables = sqliteTables('assent_')
  const database = new BetterSqlite(':memory:')
  for (const sql of createTables(tables, 'assent_')) database.exec(sql)

  it.each([
    ['instances', instancesStatement(tables, 'instr')],
    ['feed', feedStatement(tables)],
  ])('%s find their rows by an index and sort none of them', (_name, { sql, parameters }) => {
    const plan = database.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    const details = plan.all(...parameters.map(() => null)).map(({ detail }) => detail)
    expect(details.filter((detail) => /SCAN|TEMP B-TREE/.test(detail))).toEqual([])
  })
})
