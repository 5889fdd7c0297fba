import type { BatchAnswer } from '@assent/shell'
import { accepted, same } from '../../answers.js'
import { absent, at, entryOf, moved, packed, seen, sightOf, withEnvelope } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { writesNothing } from '../../untouched.js'
import { entries, refusedAt, story, type BatchStore } from './scene.js'

const { first, second, sight, third } = story

/** Record ids inside batches (B-7): the batch itself has none (B-8). */
export const batchIdentityCases: readonly StoreCase<BatchStore>[] = [
  {
    name: 'B-7: the same batch again succeeds and writes nothing, although its subjects have moved on',
    run: async (store) => {
      await accepted(store.commitBatch(entries))
      await accepted(store.commit(moved(third.instance, 'r-8'), at(third.instance)))
      const done: readonly BatchAnswer[] = [
        'already_committed',
        'already_committed',
        'already_observed',
        'already_committed',
        'already_committed',
      ]
      await writesNothing(store, done, store.commitBatch(entries))
    },
  },
  {
    name: 'B-7: an entry that is stored already counts as done, and the others are written',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.commit(second, at(first.instance)))
      await accepted(store.observe(sight))
      const answers = await accepted(store.commitBatch(entries))
      const expected = ['already_committed', 'already_committed', 'already_observed', 'committed', 'committed']
      same('the answers', expected, answers)
    },
  },
  {
    name: 'B-7: an entry that stands in the batch twice is done the second time',
    run: async (store) => {
      const [create] = entries
      const look = sightOf(seen(first.instance, 'o-8'))
      if (create === undefined) throw new Error('the story is empty')
      const answers = await accepted(store.commitBatch([create, create, look, look]))
      same('the answers', ['committed', 'already_committed', 'observed', 'already_observed'], answers)
    },
  },
  {
    name: 'B-7: other content under a record id of the store is `record_conflict`, before the expectation is looked at',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      const changed = entryOf(withEnvelope(first, { actor: 'ana' }), at({ revision: 9 }))
      const refusal = await refusedAt(store, [entryOf(packed('c-7', 'r-7'), absent), changed], 'record_conflict', 1)
      same('the record id', 'r-1', refusal.kind === 'record_conflict' ? refusal.record_id : null)
    },
  },
  {
    name: 'B-8: entries of one batch may come again in another order, in another batch or by themselves',
    run: async (store) => {
      await accepted(store.commitBatch(entries))
      const answers = await accepted(store.commitBatch([...entries].reverse().slice(0, 2)))
      same('the answers', ['already_committed', 'already_committed'], answers)
      same('commit', 'already_committed', await accepted(store.commit(first, absent)))
    },
  },
]
