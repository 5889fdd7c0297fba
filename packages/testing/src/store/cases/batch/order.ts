import { accepted, refused, same, sameLastPage } from '../../answers.js'
import { absent, at, entryOf, filled, moved, packed, seen, sightOf, subjectOf } from '../../crate.js'
import { dumpStore } from '../../dump.js'
import type { StoreCase } from '../../store-case.js'
import { entries, refusedAt, settle, story, type BatchStore } from './scene.js'

const { first, second, sight, third, other } = story

/** Entries in list order, each against what the ones before it made. */
export const batchOrderCases: readonly StoreCase<BatchStore>[] = [
  {
    name: 'B-2: a batch stores decisions and observations, and answers for each of them in order',
    run: async (store) => {
      const answers = await accepted(store.commitBatch(entries))
      same('the answers', ['committed', 'committed', 'observed', 'committed', 'committed'], answers)
      same('load', third.instance, await accepted(store.load(subjectOf(first))))
      same('load', other.instance, await accepted(store.load(subjectOf(other))))
    },
  },
  {
    name: 'B-2: a batch keeps complete envelopes and events, as single commits do',
    run: async (store) => {
      await accepted(store.commitBatch(entries))
      const subject = subjectOf(first)
      const decisions = [first, second, third]
      const records = await accepted(store.records(subject))
      sameLastPage(
        'records',
        decisions.map(({ envelope }) => envelope),
        records,
      )
      const events = decisions.flatMap(({ envelope }) => envelope.record.events)
      sameLastPage('events', events, await accepted(store.events(subject)))
      sameLastPage('observations', [sight], await accepted(store.observations(subject)))
      same('recordById', { kind: 'decision', commit: second }, await accepted(store.recordById('r-2')))
    },
  },
  {
    name: 'B-3: an entry expects the revision that an earlier entry made, and no older one',
    run: async (store) => {
      const stale = entryOf(moved(first.instance, 'r-9'), at(first.instance))
      const refusal = await refusedAt(store, [...entries.slice(0, 2), stale], 'revision_conflict', 2)
      same('the revision found', 2, refusal.kind === 'revision_conflict' ? refusal.found : null)
    },
  },
  {
    name: 'B-3: an entry that expects nothing finds what an earlier entry created',
    run: async (store) => {
      const again = entryOf(packed('c-1', 'r-9'), absent)
      const refusal = await refusedAt(store, [...entries.slice(0, 1), again], 'revision_conflict', 1)
      same('the revision found', 1, refusal.kind === 'revision_conflict' ? refusal.found : null)
    },
  },
  {
    name: 'B-3: an observation stands at the revision that the entries before it made',
    run: async (store) => {
      const late = sightOf(seen(first.instance, 'o-9'))
      await refusedAt(store, [...entries, late], 'revision_conflict', 5)
    },
  },
  {
    name: 'B-3: a batch goes on from what the store held before it',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      const fill = filled(first.instance, 'f-1', 1)
      const move = moved(fill.instance, 'f-2')
      const batch = [entryOf(fill, at(first.instance)), entryOf(move, at(fill.instance))]
      same('the answers', ['committed', 'committed'], await accepted(store.commitBatch(batch)))
      same('load', move.instance, await accepted(store.load(subjectOf(first))))
    },
  },
  {
    name: 'B-6: an empty batch succeeds and changes nothing',
    run: async (store) => {
      await settle(store)
      const before = await dumpStore(store, ['crate'])
      same('the answers', [], await accepted(store.commitBatch([])))
      same('the store', before, await dumpStore(store, ['crate']))
    },
  },
  {
    name: 'S-4: a closed store answers a batch with `store_unreachable`, as it does one that was aborted',
    run: async (store) => {
      const aborted = await refused(store.commitBatch(entries, { signal: AbortSignal.abort() }))
      same('aborted', 'store_unreachable', aborted.kind)
      same('load', undefined, await accepted(store.load(subjectOf(first))))
      await accepted(store.close())
      same('closed', 'store_unreachable', (await refused(store.commitBatch(entries))).kind)
    },
  },
]
