import type { BatchEntry, StoreError } from '@assent/shell'
import { accepted, same } from '../../answers.js'
import { absent, at, entryOf, moved, packed, seen, sightOf, subjectOf, withInstance } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { entries, refusedAt, settle, story, undoneAt, type BatchStore } from './scene.js'

const stale = entryOf(moved(packed('c-0', 'x').instance, 'r-9'), at({ revision: 1 }))

/** Each entry fails by itself, over a store in which `c-0` stands at revision 2. */
const failing: readonly (readonly [string, StoreError['kind'], BatchEntry])[] = [
  ['a decision at a stale revision', 'revision_conflict', stale],
  ['a creation of what is there', 'revision_conflict', entryOf(packed('c-0', 'r-9'), absent)],
  ['a record id that names another record', 'record_conflict', entryOf(packed('c-9', 'r-0'), absent)],
  ['a record id that another entry took', 'record_conflict', entryOf(packed('c-9', 'r-1'), absent)],
  ['an observation of nobody', 'revision_conflict', sightOf(seen({ entity: 'crate', id: 'c-9', revision: 1 }, 'o-9'))],
  [
    'a commit that no decision made',
    'store_backend',
    entryOf(withInstance(packed('c-9', 'r-9'), { revision: 7 }), absent),
  ],
  ['an id that no store takes', 'not_storable', entryOf(packed('c\u00009', 'r-9'), absent)],
]

/** All entries or none. */
export const batchAtomicityCases: readonly StoreCase<BatchStore>[] = [
  ...failing.map(([what, kind, entry]): StoreCase<BatchStore> => ({
    name: `B-4: ${what} refuses the whole batch, first or last, and leaves nothing of it`,
    run: async (store) => {
      await settle(store)
      await undoneAt(store, [...entries, entry], kind, entries.length)
      // The one that an earlier entry makes fail is right by itself.
      if (what.includes('another entry')) return
      await undoneAt(store, [entry, ...entries], kind, 0)
    },
  })),
  {
    name: 'B-4: the first entry that fails is the one that is told, whatever is wrong with later ones',
    run: async (store) => {
      await settle(store)
      for (const [, kind, later] of failing) {
        if (kind !== 'revision_conflict') await undoneAt(store, [...entries, stale, later], 'revision_conflict', 5)
      }
    },
  },
  {
    name: 'B-4: a refused batch takes no record id, of a decision or of an observation',
    run: async (store) => {
      await settle(store)
      await undoneAt(store, [...entries, stale], 'revision_conflict', entries.length)
      for (const id of ['r-1', 'r-2', 'o-1', 'r-3', 'r-4']) same(id, undefined, await accepted(store.recordById(id)))
      const commit = packed('c-5', 'r-1')
      same('commit', 'committed', await accepted(store.commit(commit, absent)))
      same('observe', 'observed', await accepted(store.observe(seen(commit.instance, 'o-1'))))
    },
  },
  {
    name: 'B-4: a batch that was refused succeeds once what stood against it is gone',
    run: async (store) => {
      const needsOther = entryOf(moved(packed('c-3', 'r-5').instance, 'r-6'), at({ revision: 1 }))
      await undoneAt(store, [...entries, needsOther], 'revision_conflict', entries.length)
      await accepted(store.commit(packed('c-3', 'r-5'), absent))
      const answers = await accepted(store.commitBatch([...entries, needsOther]))
      same('the last answer', 'committed', answers.at(-1))
      same('load', story.third.instance, await accepted(store.load(subjectOf(story.first))))
    },
  },
  {
    name: 'R-16: what is no list of entries is `store_backend`, and so is an entry that is none',
    run: async (store) => {
      await refusedAt(store, 'entries' as unknown as [], 'store_backend', undefined)
      await refusedAt(store, [...entries, null as unknown as BatchEntry], 'store_backend', entries.length)
    },
  },
  {
    name: 'S-20: a batch has a thousand entries at most',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      const sights = Array.from({ length: 1000 }, (_, index) => sightOf(seen(first.instance, `o-${index}`)))
      const refusal = await undoneAt(store, [entryOf(first, absent), ...sights], 'not_storable', undefined)
      same('the path', 'entries', refusal.kind === 'not_storable' ? refusal.path : null)
      const answers = await accepted(store.commitBatch([entryOf(first, absent), ...sights.slice(1)]))
      same('the answers', 1000, answers.length)
    },
  },
]
