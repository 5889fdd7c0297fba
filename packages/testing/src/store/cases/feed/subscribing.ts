import { isLeft } from 'fp-ts/lib/Either.js'
import { accepted, same } from '../../answers.js'
import type { StoreCase } from '../../store-case.js'
import { commitLater, itemOf, later, nextOf, refusalKindOf, story, tell, wholeFeed, type FedStore } from './scene.js'

/** Longer than any case waits: what comes sooner did not come from polling. */
const never = 60_000

/** Until a subscription that has nothing to give waits. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

const soon = { pollEvery: 5 }

/** Reads as many records of a subscription as the story has, and goes on with its iterator. */
const hear = async (store: FedStore, options: { readonly signal?: AbortSignal; readonly pollEvery?: number }) => {
  const records = store.subscribe(undefined, options)[Symbol.asyncIterator]()
  for (const record of story) same('the record', record, itemOf(await nextOf(records)).record)
  return records
}

/** The feed as it goes on. */
export const subscribingCases: readonly StoreCase<FedStore>[] = [
  {
    name: 'S-7: a subscription gives what is there, and then what is committed later',
    run: async (store) => {
      await tell(store)
      const records = await hear(store, soon)
      const next = nextOf(records)
      await commitLater(store)
      same('the record', { kind: 'decision', commit: later }, itemOf(await next).record)
      await records.return?.()
    },
  },
  {
    name: 'S-7: a subscription begins after its checkpoint, with few records at a time as well',
    run: async (store) => {
      await tell(store)
      const { items } = await wholeFeed(store)
      const records = store.subscribe(items[1]?.checkpoint, { ...soon, limit: 1 })[Symbol.asyncIterator]()
      for (const record of story.slice(2)) same('the record', record, itemOf(await nextOf(records)).record)
      await records.return?.()
    },
  },
  {
    name: 'S-7: a subscription on an empty store waits for the first commit',
    run: async (store) => {
      const records = store.subscribe(undefined, soon)[Symbol.asyncIterator]()
      const next = nextOf(records)
      await tell(store)
      same('the record', story[0], itemOf(await next).record)
      await records.return?.()
    },
  },
  {
    name: 'S-7: aborting ends a subscription that waits, quietly, however seldom it polls',
    run: async (store) => {
      await tell(store)
      const abort = new AbortController()
      const records = await hear(store, { signal: abort.signal, pollEvery: never })
      const next = nextOf(records)
      await pause()
      abort.abort()
      same('the end', true, (await next).done)
      const none = store.subscribe(undefined, { signal: abort.signal })[Symbol.asyncIterator]()
      same('a subscription that was aborted before', true, (await nextOf(none)).done)
    },
  },
  {
    name: 'S-7: aborting ends a subscription that reads, before it gives what it read',
    run: async (store) => {
      await tell(store)
      const abort = new AbortController()
      const next = nextOf(store.subscribe(undefined, { signal: abort.signal })[Symbol.asyncIterator]())
      abort.abort()
      same('the end', true, (await next).done)
    },
  },
  {
    name: 'S-7: leaving the loop ends a subscription, and another one begins anew',
    run: async (store) => {
      await tell(store)
      const records = store.subscribe(undefined, soon)
      for (let turn = 0; turn < 2; turn += 1) {
        for await (const item of records) {
          same('the first record', story[0], isLeft(item) ? item.left : item.right.record)
          break
        }
      }
    },
  },
  {
    name: 'S-4: a subscription ends with the refusal that it met',
    run: async (store) => {
      await tell(store)
      const records = await hear(store, soon)
      const next = nextOf(records)
      await accepted(store.close())
      same('the last item', 'store_unreachable', refusalKindOf(await next))
      same('the end', true, (await nextOf(records)).done)
    },
  },
  {
    name: 'D-2: a subscription from nonsense, or that polls never or always, is `invalid_query`',
    run: async (store) => {
      const given = [
        store.subscribe('nonsense'),
        store.subscribe(undefined, { limit: 0 }),
        ...[0, -1, 0.5, Number.NaN, 2 ** 31].map((pollEvery) => store.subscribe(undefined, { pollEvery })),
      ]
      for (const records of given) {
        same('the only item', 'invalid_query', refusalKindOf(await nextOf(records[Symbol.asyncIterator]())))
      }
    },
  },
]
