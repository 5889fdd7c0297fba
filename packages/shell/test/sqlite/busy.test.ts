import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { absent, created, observed, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'

/** A store, and another connection that holds the write lock of its file. */
const locked = async () => {
  const file = newFile()
  const store = await openFileStore(file)
  await storeHistory(store, 'p')
  const holder = new BetterSqlite(file)
  holder.exec('begin immediate')
  return { store, holder }
}

describe('a file that another connection has locked', () => {
  it('known fault 8: is read meanwhile, and written once the lock is given up', async () => {
    const { store, holder } = await locked()
    const commit = store.commit(created('q', 'r'), absent)()
    expect(valueOf(await store.load(subject('p'))())?.revision).toBe(3)
    expect(valueOf(await store.recordById('r')())).toBeUndefined()
    holder.exec('commit')
    expect(valueOf(await commit)).toBe('committed')
  })

  it('S-4: is store_unreachable in the end, and nothing was written', async () => {
    const { store, holder } = await locked()
    expect(errorOf(await store.observe(observed('p', 3, 'o'))())).toMatchObject({
      kind: 'store_unreachable',
      detail: expect.stringContaining('SQLITE_BUSY'),
    })
    holder.exec('rollback')
    expect(valueOf(await store.recordById('o')())).toBeUndefined()
    expect(valueOf(await store.observe(observed('p', 3, 'o'))())).toBe('observed')
  }, 60_000)

  it('is no longer asked once the call is aborted, and nothing was written', async () => {
    const { store, holder } = await locked()
    const abort = new AbortController()
    const commit = store.commit(created('q', 'r'), absent, { signal: abort.signal })()
    abort.abort()
    expect(errorOf(await commit).kind).toBe('store_unreachable')
    holder.exec('rollback')
    expect(valueOf(await store.recordById('r')())).toBeUndefined()
  })
})
