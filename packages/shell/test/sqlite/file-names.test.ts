import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../src/sqlite/index.js'
import { absent, after, at, created, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'

const start = process.cwd()

afterEach(() => {
  process.chdir(start)
})

const present = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('the history is shorter')
  return value
}

/** Everything that the log beside a file holds is written into the file. */
const checkpoint = (file: string): void => {
  const database = new BetterSqlite(file)
  database.pragma('wal_checkpoint(truncate)')
  database.close()
}

const removeAll = (file: string): void => {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
}

describe('the name of a store file', () => {
  it('is never taken for a database in memory, in which a write would be accepted and lost', async () => {
    const folder = dirname(newFile())
    process.chdir(folder)
    const store = await openFileStore(':memory:')
    valueOf(await store.commit(created('p', 'r'), absent)())
    valueOf(await store.close()())
    expect(existsSync(join(folder, ':memory:'))).toBe(true)
    removeAll(join(folder, ':memory:'))
  })

  it('that is empty is that of the folder, which is no store', async () => {
    expect(errorOf(await openSqliteStore({ file: '' })())).toMatchObject({ kind: 'store_backend' })
  })

  it.each(['\n', ' ', '\t \u00a0'])(
    'that ends in white space is refused, for the driver opens another: %j',
    async (end) => {
      const file = newFile()
      const error = errorOf(await openSqliteStore({ file: `${file}${end}` })())
      expect(error).toMatchObject({ kind: 'store_unreachable', detail: expect.stringContaining('ends in white space') })
      expect(existsSync(file)).toBe(false)
    },
  )

  it('stays the same file wherever the process goes', async () => {
    const file = newFile()
    process.chdir(dirname(file))
    const store = await openFileStore(basename(file))
    valueOf(await store.commit(created('p', 'r-1'), absent)())
    process.chdir(start)
    expect(valueOf(await store.load(subject('p'))())?.revision).toBe(1)
  })
})

describe('D-13: a store file that loses its name while it is open', () => {
  it('by being removed is missing: reads answer as of an empty store, and a write makes a new one', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    const [first] = await storeHistory(store, 'p')
    removeAll(file)
    expect(valueOf(await store.load(subject('p'))())).toBeUndefined()
    expect(errorOf(await store.commit(after(present(first), 'send', 'r'), at(1))())).toMatchObject({ found: null })
    expect(existsSync(file)).toBe(false)
    expect(valueOf(await store.commit(created('p', 'again'), absent)())).toBe('committed')
    expect(valueOf(await (await openFileStore(file)).load(subject('p'))())?.revision).toBe(1)
  })

  it('to another store is the other store', async () => {
    const [file, other] = [newFile(), newFile()]
    const [store, second] = [await openFileStore(file), await openFileStore(other)]
    await storeHistory(store, 'p')
    await storeHistory(second, 'q')
    valueOf(await second.close()())
    checkpoint(file)
    renameSync(other, file)
    expect(valueOf(await store.ids('parcel')()).items).toEqual(['q'])
    expect(valueOf(await store.commit(created('r', 'r-1'), absent)())).toBe('committed')
    expect(valueOf(await (await openFileStore(file)).ids('parcel')()).items).toEqual(['q', 'r'])
  })

  it('leaves the log of the store that took it alone', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    await storeHistory(store, 'p')
    removeAll(file)
    const second = await openFileStore(file)
    await storeHistory(second, 'q')
    // The first store gives its handle up now, while the second has only its log to hold what it wrote.
    expect(valueOf(await store.ids('parcel')()).items).toEqual(['q'])
    expect(readFileSync(`${file}-wal`).length).toBeGreaterThan(0)
    expect(valueOf(await second.ids('parcel')()).items).toEqual(['q'])
  })
})
