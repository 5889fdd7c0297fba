import { accepted, refused, same } from '../../answers.js'
import { absent, packed, seen } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { commitLater, later, recordsOf, story, tell, wholeFeed, type FedStore } from './scene.js'

/** The feed, page by page. */
export const feedReadingCases: readonly StoreCase<FedStore>[] = [
  {
    name: 'S-7: the feed gives every decision and observation, of all subjects, in the order of commits',
    run: async (store) => {
      await tell(store)
      same('the records', story, recordsOf((await accepted(store.after(undefined))).items))
    },
  },
  {
    name: 'S-7: the feed comes in pages that together are the whole, without a gap or a repeat',
    run: async (store) => {
      await tell(store)
      for (const limit of [1, 2, 4, 5, 1000]) {
        same(`by ${limit}`, story, recordsOf((await wholeFeed(store, undefined, limit)).items))
      }
    },
  },
  {
    name: 'S-7: the feed goes on after any record, from the checkpoint that came with it',
    run: async (store) => {
      await tell(store)
      const { items } = await wholeFeed(store)
      for (const [index, { checkpoint }] of items.entries()) {
        same(`after ${index}`, story.slice(index + 1), recordsOf((await wholeFeed(store, checkpoint)).items))
      }
    },
  },
  {
    name: 'S-7: where nothing new is there the checkpoint stays good, and what is committed later comes after it',
    run: async (store) => {
      const empty = await accepted(store.after(undefined))
      same('the records', [], empty.items)
      await tell(store)
      const { items, checkpoint } = await wholeFeed(store, empty.checkpoint)
      same('the records', story, recordsOf(items))
      const nothing = await accepted(store.after(checkpoint))
      same('the records', [], nothing.items)
      await commitLater(store)
      const page = await accepted(store.after(nothing.checkpoint))
      same('the records', [{ kind: 'decision', commit: later }], recordsOf(page.items))
    },
  },
  {
    name: 'S-19: what was refused or repeated is not in the feed',
    run: async (store) => {
      await tell(store)
      const again = packed('c-1', 'r-1')
      same('commit', 'already_committed', await accepted(store.commit(again, absent)))
      await refused(store.commit(packed('c-1', 'r-9'), absent))
      await refused(store.observe(seen(again.instance, 'o-9')))
      same('the records', story, recordsOf((await wholeFeed(store)).items))
    },
  },
  {
    name: 'D-2: a limit outside 1 to 1000, or a checkpoint that no feed gave, is `invalid_query`',
    run: async (store) => {
      await tell(store)
      for (const limit of [0, -1, 1.5, 1001, Number.NaN]) {
        same(`limit ${limit}`, 'invalid_query', (await refused(store.after(undefined, limit))).kind)
      }
      for (const checkpoint of ['', 'nonsense', '-1', '1e2', '\u0000', '9'.repeat(40)]) {
        same(`after \`${checkpoint}\``, 'invalid_query', (await refused(store.after(checkpoint))).kind)
      }
    },
  },
  {
    name: 'S-2: a page of the feed has 100 records where no limit is given',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      await accepted(store.commit(first, absent))
      for (let index = 0; index < 100; index += 1) await accepted(store.observe(seen(first.instance, `o-${index}`)))
      same('the first page', 100, (await accepted(store.after(undefined))).items.length)
      same('by 1000', 101, (await accepted(store.after(undefined, 1000))).items.length)
    },
  },
  {
    name: 'S-4: a closed store answers `store_unreachable` for its feed, as it does where that was aborted',
    run: async (store) => {
      await tell(store)
      const aborted = await refused(store.after(undefined, 10, { signal: AbortSignal.abort() }))
      same('aborted', 'store_unreachable', aborted.kind)
      await accepted(store.close())
      same('closed', 'store_unreachable', (await refused(store.after(undefined))).kind)
    },
  },
]
