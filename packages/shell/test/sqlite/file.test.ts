import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { StoredRuntime } from '../../src/index.js'
import { openSession } from '../../src/sqlite/file-source.js'
import { openSqliteStore } from '../../src/sqlite/index.js'
import { absent, after, at, created, dump, observed, storeHistory, subject } from '../commits.js'
import { errorOf, recording, registry, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'

describe('D-13: a missing store file', () => {
  it('answers every read as empty, and is not created by it', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    expect(await dump(store)).toBe('{"ids":[],"parts":[]}')
    expect(valueOf(await store.read(subject('p'), 'r')())).toEqual({ instance: undefined, evidence: undefined })
    expect(valueOf(await store.observations(subject('p'))()).items).toEqual([])
    expect(existsSync(file)).toBe(false)
  })

  it('answers not_found to the runtime, and is not created by it', async () => {
    const file = newFile()
    const runtime = StoredRuntime.of({ registry, store: await openFileStore(file) })
    expect(errorOf(await runtime.get(subject('p'))()).kind).toBe('not_found')
    const request = {
      ...subject('p'),
      expectedRevision: 1,
      operation: 'send',
      arguments: {},
      recording: recording('r'),
    }
    expect(errorOf(await runtime.execute(request)()).kind).toBe('not_found')
    expect(existsSync(file)).toBe(false)
  })

  it('S-19: is not created by a refused write', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    expect(errorOf(await store.commit(created('p', 'r'), at(1))()).kind).toBe('revision_conflict')
    expect(errorOf(await store.observe(observed('p', 1, 'o'))()).kind).toBe('revision_conflict')
    expect(errorOf(await store.commit(created('p\0', 'r'), absent)()).kind).toBe('not_storable')
    expect(existsSync(file)).toBe(false)
  })

  it('is created by a write, and then found by a store that was opened before', async () => {
    const file = newFile()
    const early = await openFileStore(file)
    const store = await openFileStore(file)
    valueOf(await store.commit(created('p', 'r'), absent)())
    expect(valueOf(await early.ids('parcel')()).items).toEqual(['p'])
    expect(await dump(early)).toBe(await dump(store))
  })

  it('in a folder that is missing is store_unreachable to a write', async () => {
    const store = await openFileStore(join(newFile(), 'store.db'))
    expect(errorOf(await store.commit(created('p', 'r'), absent)())).toMatchObject({
      kind: 'store_unreachable',
      detail: expect.stringContaining('its folder does not exist'),
    })
  })

  it('may also be an empty file', async () => {
    const file = newFile()
    writeFileSync(file, '')
    const store = await openFileStore(file)
    expect(valueOf(await store.ids('parcel')()).items).toEqual([])
    expect(readFileSync(file)).toHaveLength(0)
    expect(valueOf(await store.commit(created('p', 'r'), absent)())).toBe('committed')
  })

  it('may also be a database without a table, such as a writer leaves that was stopped early', async () => {
    const file = newFile()
    const database = new BetterSqlite(file)
    database.pragma('journal_mode = wal')
    database.close()
    const store = await openFileStore(file)
    expect(valueOf(await store.ids('parcel')()).items).toEqual([])
    expect(valueOf(await store.commit(created('p', 'r'), absent)())).toBe('committed')
  })
})

describe('a store file', () => {
  it('keeps everything over closing and opening', async () => {
    const file = newFile()
    const first = await openFileStore(file)
    await storeHistory(first, 'p')
    valueOf(await first.observe(observed('p', 3, 'o'))())
    const before = await dump(first)
    valueOf(await first.close()())
    const second = await openFileStore(file)
    expect(await dump(second)).toBe(before)
    expect(valueOf(await second.commit(created('p', 'p-1'), absent)())).toBe('already_committed')
  })

  it('G-17: is a write-ahead log, flushed at each commit', () => {
    const database = new BetterSqlite(newFile())
    valueOf(openSession(database, 'assent_', 'write'))
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(database.pragma('synchronous', { simple: true })).toBe(2)
    database.close()
  })

  it('lets another store in this process read and write in turn', async () => {
    const file = newFile()
    const [left, right] = [await openFileStore(file), await openFileStore(file)]
    const first = created('p', 'r-1')
    valueOf(await left.commit(first, absent)())
    const second = after(first, 'send', 'r-2')
    valueOf(await right.commit(second, at(1))())
    expect(valueOf(await left.load(subject('p'))())).toEqual(second.instance)
    expect(errorOf(await left.commit(after(first, 'weigh', 'r-3', {}, { grams: 1 }), at(1))()).kind).toBe(
      'revision_conflict',
    )
  })

  it('stores each definition once, whoever stores it', async () => {
    const file = newFile()
    const [left, right] = [await openFileStore(file), await openFileStore(file)]
    await storeHistory(left, 'p')
    await storeHistory(right, 'q')
    const database = new BetterSqlite(file)
    expect(database.prepare('select count(*) from assent_definition').pluck().get()).toBe(1)
    expect(database.prepare('select count(distinct definition_digest) from assent_record').pluck().get()).toBe(1)
    database.close()
  })
})

describe('D-13: what is no store is refused by name and left as it is', () => {
  const refusal = async (file: string) => errorOf(await openSqliteStore({ file })())

  it('a text file', async () => {
    const file = newFile()
    const text = 'a list of parcels\n'.repeat(100)
    writeFileSync(file, text)
    expect(await refusal(file)).toEqual({
      kind: 'store_backend',
      detail: `\`${file}\`: it is no Assent store: the file is not a database (SQLITE_NOTADB)`,
    })
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(existsSync(`${file}-wal`)).toBe(false)
  })

  it.each(['delete', 'wal'])('a database with tables of others, in journal mode %s', async (mode) => {
    const file = newFile()
    const database = new BetterSqlite(file)
    database.pragma(`journal_mode = ${mode}`)
    database.exec('create table orders (id text)')
    database.close()
    const bytes = readFileSync(file)
    expect(await refusal(file)).toEqual({
      kind: 'store_backend',
      detail: `\`${file}\` is no Assent store: it holds tables of others`,
    })
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  it.each(['create view recent as select 1', 'pragma application_id = 77', 'pragma user_version = 3'])(
    'a database in which another program did no more than `%s`',
    async (statement) => {
      const file = newFile()
      const database = new BetterSqlite(file)
      database.exec(statement)
      database.close()
      const bytes = readFileSync(file)
      expect(await refusal(file)).toEqual({
        kind: 'store_backend',
        detail: `\`${file}\` is no Assent store: it holds tables of others`,
      })
      expect(readFileSync(file).equals(bytes)).toBe(true)
    },
  )

  it('a folder', async () => {
    const file = newFile()
    mkdirSync(file)
    expect(await refusal(file)).toEqual({
      kind: 'store_backend',
      detail: `\`${file}\` is no Assent store: it is no file`,
    })
  })

  it('a store of a newer version', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    await storeHistory(store, 'p')
    valueOf(await store.close()())
    const database = new BetterSqlite(file)
    database.exec('update assent_schema set version = 7')
    database.close()
    const bytes = readFileSync(file)
    expect(await refusal(file)).toEqual({
      kind: 'store_backend',
      detail: `\`${file}\`: its tables have form 7; this version reads 1`,
    })
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  it('a file that became no store while it was missing, at the first call', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    writeFileSync(file, 'a list of parcels\n'.repeat(100))
    expect(errorOf(await store.load(subject('p'))()).kind).toBe('store_backend')
    expect(errorOf(await store.commit(created('p', 'r'), absent)()).kind).toBe('store_backend')
    expect(readFileSync(file, 'utf8')).toContain('a list of parcels')
  })
})
