import type { Page, PageRequest, Store, StoreError } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { accepted, refused, same, sameLastPage } from '../answers.js'
import { absent, at, filled, packed, seen, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'

type Listing = (store: Store) => (page: PageRequest) => TaskEither<StoreError, Page<unknown>>

const first = packed('c-1', 'r-1')
const subject = subjectOf(first)

const listings: readonly (readonly [string, Listing])[] = [
  ['ids', (store) => (page) => store.ids('crate', page)],
  ['events', (store) => (page) => store.events(subject, page)],
  ['records', (store) => (page) => store.records(subject, page)],
  ['observations', (store) => (page) => store.observations(subject, page)],
]

/** Five items and more in each listing: events of one decision fall on different pages. */
const fill = async (store: Store): Promise<void> => {
  await accepted(store.commit(first, absent))
  let instance = first.instance
  for (const recordId of ['r-2', 'r-3', 'r-4', 'r-5']) {
    const next = filled(instance, recordId, recordId)
    await accepted(store.commit(next, at(instance)))
    await accepted(store.commit(packed(`c-${recordId}`, `other-${recordId}`), absent))
    await accepted(store.observe(seen(next.instance, `seen-${recordId}`)))
    instance = next.instance
  }
  await accepted(store.observe(seen(instance, 'seen-last')))
}

const pagesOfEach: readonly StoreCase[] = listings.map(([name, listing]) => ({
  name: `S-7: ${name} come in pages that together are the whole, without a gap or a repeat`,
  run: async (store) => {
    await fill(store)
    const list = listing(store)
    const all = await whole(list)
    for (const limit of [1, 2, 4, all.length]) same(`${name} by ${limit}`, all, await whole(list, limit))
    const exact = await accepted(list({ limit: all.length }))
    same('the page after the last', undefined, exact.next)
    const cut = await accepted(list({ limit: all.length - 1 }))
    same('the items of a full page', all.length - 1, cut.items.length)
    if (cut.next === undefined) throw new Error('expected a next page, found none')
  },
}))

const refusedPages: readonly StoreCase[] = listings.map(([name, listing]) => ({
  name: `D-2: a page of ${name} with a limit outside 1 to 1000 is \`invalid_query\``,
  run: async (store) => {
    await fill(store)
    for (const limit of [0, -1, 1.5, 1001, Number.NaN]) {
      same(`limit ${limit}`, 'invalid_query', (await refused(listing(store)({ limit }))).kind)
    }
  },
}))

const refusedCursors: readonly StoreCase[] = listings.slice(1).map(([name, listing]) => ({
  name: `D-2: a page of ${name} after a text that no page gave is \`invalid_query\``,
  run: async (store) => {
    await fill(store)
    for (const after of ['nonsense', '-1', '1e2', '\u0000']) {
      same(`after ${after}`, 'invalid_query', (await refused(listing(store)({ after }))).kind)
    }
  },
}))

/** Every listing in pages. */
export const pagingCases: readonly StoreCase[] = [
  ...pagesOfEach,
  ...refusedPages,
  ...refusedCursors,
  {
    name: 'S-2: ids go on after an id that is not held',
    run: async (store) => {
      for (const id of ['a', 'c', 'e']) await accepted(store.commit(packed(id, `r-${id}`), absent))
      sameLastPage('after b', ['c', 'e'], await accepted(store.ids('crate', { after: 'b' })))
      sameLastPage('after e', [], await accepted(store.ids('crate', { after: 'e' })))
    },
  },
  {
    name: 'S-2: a page has 100 items where no limit is given, and at most 1000',
    run: async (store) => {
      const ids = Array.from({ length: 101 }, (_, index) => `c-${String(index).padStart(3, '0')}`)
      await Promise.all(ids.map((id) => accepted(store.commit(packed(id, `r-${id}`), absent))))
      const page = await accepted(store.ids('crate'))
      same('without a limit', [ids.slice(0, 100), 'c-099'], [page.items, page.next ?? null])
      sameLastPage('by 1000', ids, await accepted(store.ids('crate', { limit: 1000 })))
    },
  },
]
