import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.js'
import { absent, created, storeHistory } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { openFileStore } from '../stores.js'

const stores = [
  ['memory', () => Promise.resolve(memoryStore())],
  ['a SQLite file', () => openFileStore()],
] as const

describe.each(stores)('the names that %s holds', (_name, open) => {
  it('H-1: are every entity and each of its ids, by code point', async () => {
    const store = await open()
    expect(valueOf(await store.entities()())).toEqual({ items: [], next: undefined })
    expect(valueOf(await store.subjects('parcel')())).toEqual({ items: [], next: undefined })
    for (const id of ['b', '\u{1f4e6}', '\uff21', 'a']) valueOf(await store.commit(created(id, `r-${id}`), absent)())
    expect(valueOf(await store.entities()())).toEqual({ items: ['parcel'], next: undefined })
    expect(valueOf(await store.subjects('parcel')()).items).toEqual(['a', 'b', '\uff21', '\u{1f4e6}'])
    expect(valueOf(await store.subjects('crate')()).items).toEqual([])
  })

  it('come in pages', async () => {
    const store = await open()
    for (const id of ['a', 'b', 'c']) await storeHistory(store, id)
    expect(valueOf(await store.subjects('parcel', { limit: 2 })())).toEqual({ items: ['a', 'b'], next: 'b' })
    expect(valueOf(await store.subjects('parcel', { limit: 2, after: 'b' })())).toEqual({
      items: ['c'],
      next: undefined,
    })
    expect(valueOf(await store.entities({ after: 'parcel' })()).items).toEqual([])
    expect(errorOf(await store.subjects('parcel', { limit: 0 })()).kind).toBe('invalid_query')
    expect(errorOf(await store.entities({ after: '\ud800' })()).kind).toBe('invalid_query')
  })

  it('S-4: are not told after close or an abort', async () => {
    const store = await open()
    const options = { signal: AbortSignal.abort() }
    expect(errorOf(await store.entities({}, options)()).kind).toBe('store_unreachable')
    expect(errorOf(await store.subjects('parcel', {}, options)()).kind).toBe('store_unreachable')
    await store.close()()
    expect(errorOf(await store.entities()()).kind).toBe('store_unreachable')
  })
})
