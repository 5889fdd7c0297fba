import { numberOf, type Json, type JsonNumber } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import type { RecordedObservation } from '../../src/index.js'
import { absent, after, at, created, dump, observed, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

const token = (text: string): JsonNumber => numberOf(text) as JsonNumber

const broken: readonly (readonly [string, unknown])[] = [
  ['a blank record id', { ...observed('p', 1, ' ') }],
  ['a blank entity', { ...observed('p', 1, 'o'), entity: ' ' }],
  ['a blank id', observed('', 1, 'o')],
  ['an id that is no text', { ...observed('p', 1, 'o'), id: 7 }],
  ['revision 0', observed('p', 0, 'o')],
  ['a revision with a fraction', observed('p', 1.5, 'o')],
  ['a revision past the largest', observed('p', token('9223372036854775808'), 'o')],
  ['a document that is no JSON', observed('p', 1, 'o', new Date(0) as unknown as Json)],
  ['no envelope', { entity: 'parcel', id: 'p', revision: 1 }],
  ['nothing', undefined],
]

describe.each(stores)('an observation in %s', (_name, open) => {
  it('R-20, R-21: at the current revision adds one entry, and moves neither state nor events', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    const instance = valueOf(await store.load(subject('p'))())
    const events = valueOf(await store.events(subject('p'))())
    expect(valueOf(await store.observe(observed('p', 3, 'o-1'))())).toBe('observed')
    expect(valueOf(await store.load(subject('p'))())).toEqual(instance)
    expect(valueOf(await store.events(subject('p'))())).toEqual(events)
    expect(valueOf(await store.observations(subject('p'))()).items).toEqual([observed('p', 3, 'o-1')])
  })

  it('R-20: at another revision, or of an absent subject, is revision_conflict', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    const conflict = { kind: 'revision_conflict', expected: { kind: 'revision', revision: 2 } }
    expect(errorOf(await store.observe(observed('p', 2, 'o-1'))())).toMatchObject({ ...conflict, found: 3 })
    expect(errorOf(await store.observe(observed('q', 2, 'o-1'))())).toMatchObject({ ...conflict, found: null })
  })

  it('R-22: may be one of several at one revision, kept in append order', async () => {
    const store = await open()
    valueOf(await store.commit(created('p', 'r-1'), absent)())
    for (const id of ['z', 'a', 'm']) valueOf(await store.observe(observed('p', 1, id))())
    const { items } = valueOf(await store.observations(subject('p'))())
    expect(items.map(({ envelope }) => envelope.record_id)).toEqual(['z', 'a', 'm'])
  })

  it('S-14, S-17: repeated exactly succeeds after the subject moved; respelled it is record_conflict', async () => {
    const store = await open()
    const first = created('p', 'r-1')
    valueOf(await store.commit(first, absent)())
    valueOf(await store.observe(observed('p', 1, 'o-1', { grams: token('2.50') }))())
    valueOf(await store.commit(after(first, 'send', 'r-2'), at(1))())
    const before = await dump(store)
    expect(valueOf(await store.observe(observed('p', 1, 'o-1', { grams: token('2.50') }))())).toBe('already_observed')
    const respelled = observed('p', 1, 'o-1', { grams: 2.5 })
    expect(errorOf(await store.observe(respelled)())).toEqual({ kind: 'record_conflict', record_id: 'o-1' })
    expect(await dump(store)).toBe(before)
  })

  it('R-23, S-17: under the id of a decision is record_conflict', async () => {
    const store = await open()
    valueOf(await store.commit(created('p', 'r-1'), absent)())
    expect(errorOf(await store.observe(observed('p', 1, 'r-1'))()).kind).toBe('record_conflict')
  })

  it.each(broken)('R-19: is store_backend with %s', async (_what, given) => {
    const store = await open()
    valueOf(await store.commit(created('p', 'r-1'), absent)())
    const before = await dump(store)
    expect(errorOf(await store.observe(given as RecordedObservation)()).kind).toBe('store_backend')
    expect(await dump(store)).toBe(before)
  })

  it('R-19: judges metadata, then names, then the revision', async () => {
    const store = await open()
    const detailOf = async (given: unknown): Promise<string> => {
      const error = errorOf(await store.observe(given as RecordedObservation)())
      return 'detail' in error ? error.detail : ''
    }
    const { envelope } = observed('', 0, '')
    expect(await detailOf(observed('', 0, ''))).toContain('`record_id`')
    expect(await detailOf({ ...observed('', 0, 'o'), entity: '' })).toContain('`entity`')
    expect(await detailOf({ ...observed('', 0, 'o'), envelope: { ...envelope, record_id: 'o' } })).toContain('`id`')
    expect(await detailOf(observed('p', 0, 'o'))).toContain('`revision`')
  })
})
