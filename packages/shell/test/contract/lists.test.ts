import { describe, expect, it } from 'vitest'
import type { Page, PageRequest, RecordedCommit } from '../../src/index.js'
import { absent, after, at, created, observed, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

type List<A> = (page: PageRequest) => Promise<Page<A>>

/** All items, read in pages of the given size. */
const walk = async <A>(list: List<A>, limit: number): Promise<readonly A[]> => {
  const items: A[] = []
  let next: string | undefined
  do {
    const page = await list(next === undefined ? { limit } : { limit, after: next })
    expect(page.items.length).toBeLessThanOrEqual(limit)
    items.push(...page.items)
    next = page.next
  } while (next !== undefined)
  return items
}

describe.each(stores)('the lists of %s', (_name, open) => {
  it('S-1, S-2, S-3: of what nobody stored are absent and empty', async () => {
    const store = await open()
    const empty = { items: [], next: undefined }
    expect(valueOf(await store.load(subject('p'))())).toBeUndefined()
    expect(valueOf(await store.ids('parcel')())).toEqual(empty)
    expect(valueOf(await store.events(subject('p'))())).toEqual(empty)
    expect(valueOf(await store.records(subject('p'))())).toEqual(empty)
    expect(valueOf(await store.observations(subject('p'))())).toEqual(empty)
    expect(valueOf(await store.recordById('r')())).toBeUndefined()
    expect(valueOf(await store.read(subject('p'), 'r')())).toEqual({ instance: undefined, evidence: undefined })
  })

  it('C-7, S-2: give ids by code point, and each of them loads', async () => {
    const store = await open()
    // U+FF21 sorts before U+1F4E6 by code point and after it by UTF-16 unit.
    const ids = ['b', 'Z', 'é', '\u{1f4e6}', '\uff21', 'a', 'constructor', '__proto__']
    for (const id of ids) valueOf(await store.commit(created(id, `r-${id}`), absent)())
    const sorted = ['Z', '__proto__', 'a', 'b', 'constructor', 'é', '\uff21', '\u{1f4e6}']
    expect(valueOf(await store.ids('parcel')()).items).toEqual(sorted)
    for (const id of sorted) expect(valueOf(await store.load(subject(id))())?.id).toBe(id)
    expect(valueOf(await store.ids('__proto__')()).items).toEqual([])
  })

  it('S-7: give events in revision order, emission order inside one, equal events apart', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    const { items } = valueOf(await store.events(subject('p'))())
    expect(items.map(({ revision, type }) => `${String(revision)} ${type}`)).toEqual([
      '1 ParcelPacked',
      '2 ParcelSent',
      '2 ParcelSent',
      '3 ParcelDelivered',
    ])
  })

  it('S-8: give no observation among the events or the decisions', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    valueOf(await store.observe(observed('p', 3, 'o'))())
    expect(valueOf(await store.events(subject('p'))()).items).toHaveLength(4)
    expect(valueOf(await store.records(subject('p'))()).items).toHaveLength(3)
  })

  it('give back each envelope and observation as it was stored', async () => {
    const store = await open()
    const history = await storeHistory(store, 'p')
    valueOf(await store.observe(observed('p', 3, 'o'))())
    const { items } = valueOf(await store.records(subject('p'))())
    expect(items).toEqual(history.map(({ envelope }) => envelope))
    const second = history[1] as RecordedCommit
    expect(valueOf(await store.recordById('p-2')())).toEqual({ kind: 'decision', commit: second })
    expect(valueOf(await store.recordById('o')())).toEqual({ kind: 'observation', observation: observed('p', 3, 'o') })
  })

  it('S-16: give state and evidence in one call, the evidence of whichever subject', async () => {
    const store = await open()
    const history = await storeHistory(store, 'p')
    const [other] = await storeHistory(store, 'q')
    expect(valueOf(await store.read(subject('p'), 'q-1')())).toEqual({
      instance: history[2]?.instance,
      evidence: { kind: 'decision', commit: other },
    })
  })

  it('C-10: keep the same id under two entity names apart', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    expect(valueOf(await store.load({ entity: 'crate', id: 'p' })())).toBeUndefined()
    expect(valueOf(await store.records({ entity: 'crate', id: 'p' })()).items).toEqual([])
  })

  it.each([1, 2, 3, 100])('are whole and in order in pages of %i', async (limit) => {
    const store = await open()
    let last = created('p', 'r-0')
    valueOf(await store.commit(last, absent)())
    for (let revision = 1; revision < 6; revision += 1) {
      last = after(last, 'weigh', `r-${revision}`, {}, { grams: revision })
      valueOf(await store.commit(last, at(revision))())
      valueOf(await store.observe(observed('p', revision + 1, `seen-${revision}`))())
    }
    valueOf(await store.commit(after(last, 'send', 'r-6'), at(6))())
    await storeHistory(store, 'q')
    await storeHistory(store, 'o')
    const records = await walk(async (page) => valueOf(await store.records(subject('p'), page)()), limit)
    expect(records.map(({ record_id }) => record_id)).toEqual(['r-0', 'r-1', 'r-2', 'r-3', 'r-4', 'r-5', 'r-6'])
    const events = await walk(async (page) => valueOf(await store.events(subject('p'), page)()), limit)
    expect(events.map(({ type }) => type)).toEqual(['ParcelPacked', 'ParcelSent', 'ParcelSent'])
    const observations = await walk(async (page) => valueOf(await store.observations(subject('p'), page)()), limit)
    expect(observations.map(({ envelope }) => envelope.record_id)).toEqual([
      'seen-1',
      'seen-2',
      'seen-3',
      'seen-4',
      'seen-5',
    ])
    expect(await walk(async (page) => valueOf(await store.ids('parcel', page)()), limit)).toEqual(['o', 'p', 'q'])
  })

  it('have no next page where the last item fills the page', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    expect(valueOf(await store.records(subject('p'), { limit: 3 })()).next).toBeUndefined()
    expect(valueOf(await store.events(subject('p'), { limit: 4 })()).next).toBeUndefined()
    expect(valueOf(await store.ids('parcel', { limit: 1 })()).next).toBeUndefined()
  })

  it('give of ids the last one as next, and go on after an id that is not held', async () => {
    const store = await open()
    for (const id of ['a', 'b', 'c']) valueOf(await store.commit(created(id, id), absent)())
    expect(valueOf(await store.ids('parcel', { limit: 2 })())).toEqual({ items: ['a', 'b'], next: 'b' })
    expect(valueOf(await store.ids('parcel', { after: 'aa' })()).items).toEqual(['b', 'c'])
  })

  it.each([0, -1, 1.5, 1001, Number.NaN, '5' as unknown as number])(
    'refuse limit %j as invalid_query',
    async (limit) => {
      const store = await open()
      expect(errorOf(await store.ids('parcel', { limit })()).kind).toBe('invalid_query')
      expect(errorOf(await store.events(subject('p'), { limit })()).kind).toBe('invalid_query')
      expect(errorOf(await store.records(subject('p'), { limit })()).kind).toBe('invalid_query')
      expect(errorOf(await store.observations(subject('p'), { limit })()).kind).toBe('invalid_query')
    },
  )

  it.each(['', 'x', '1.x', '-1', '01', '9223372036854775808', '1.2.3'])(
    'refuse the cursor %j, which no page gave',
    async (cursor) => {
      const store = await open()
      expect(errorOf(await store.events(subject('p'), { after: cursor })()).kind).toBe('invalid_query')
      expect(errorOf(await store.records(subject('p'), { after: cursor })()).kind).toBe('invalid_query')
      expect(errorOf(await store.observations(subject('p'), { after: cursor })()).kind).toBe('invalid_query')
    },
  )

  it('refuse a lone surrogate as the id to go on after', async () => {
    const store = await open()
    expect(errorOf(await store.ids('parcel', { after: '\ud800' })()).kind).toBe('invalid_query')
  })
})
