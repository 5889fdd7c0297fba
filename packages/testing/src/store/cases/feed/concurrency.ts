import { tokenOf } from '@assent/kernel'
import type { FeedItem, Store } from '@assent/shell'
import { accepted, same } from '../../answers.js'
import { absent, at, filled, packed } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { recordIdOf, wholeFeed, type FedStore } from './scene.js'

const writers = Array.from({ length: 16 }, (_, index) => `c-${index}`)
const rounds = 8

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** One subject, revision after revision, while the others write theirs. */
const write = async (store: Store, id: string): Promise<void> => {
  const first = packed(id, `${id}-1`)
  await accepted(store.commit(first, absent))
  let { instance } = first
  for (let round = 2; round <= rounds; round += 1) {
    const next = filled(instance, `${id}-${round}`, round)
    await accepted(store.commit(next, at(instance)))
    instance = next.instance
  }
}

/** Follows the feed in small pages until the writers are done and nothing new is there. */
const follow = async (store: FedStore, writing: { readonly done: boolean }): Promise<readonly FeedItem[]> => {
  const items: FeedItem[] = []
  let checkpoint: string | undefined
  for (;;) {
    const wasDone = writing.done
    const page = await accepted(store.after(checkpoint, 3))
    if (page.items.length > 0 && page.checkpoint === checkpoint) throw new Error('the checkpoint does not move on')
    items.push(...page.items)
    checkpoint = page.checkpoint
    if (wasDone && page.items.length === 0) return items
    await pause()
  }
}

const revisionsOf = (items: readonly FeedItem[], id: string): readonly string[] =>
  items.flatMap(({ record }) =>
    record.kind === 'decision' && record.commit.instance.id === id ? [tokenOf(record.commit.instance.revision)] : [],
  )

/** A reader beside many writers. */
export const feedConcurrencyCases: readonly StoreCase<FedStore>[] = [
  {
    name: 'known fault 1: a reader beside many writers gets every record once, those of a subject in order',
    run: async (store) => {
      const writing = { done: false }
      const written = Promise.all(writers.map((id) => write(store, id))).finally(() => {
        writing.done = true
      })
      const [items] = await Promise.all([follow(store, writing), written])
      const expected = writers.flatMap((id) => Array.from({ length: rounds }, (_, index) => `${id}-${index + 1}`))
      same('the record ids', expected.sort(), items.map(recordIdOf).sort())
      for (const id of writers) {
        same(
          `the revisions of ${id}`,
          Array.from({ length: rounds }, (_, index) => String(index + 1)),
          revisionsOf(items, id),
        )
      }
      same('the feed read again', items.map(recordIdOf), (await wholeFeed(store)).items.map(recordIdOf))
    },
  },
]
