import type { FeedItem, FeedStore } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { setTimeout as pause } from 'node:timers/promises'

/** Follows the feed until it is over: where it ends with a refusal, it goes on from the last record that it gave. */
export const follow = async (store: FeedStore, given: FeedItem[], over: AbortSignal): Promise<void> => {
  while (!over.aborted) {
    for await (const item of store.subscribe(given.at(-1)?.checkpoint, { signal: over, pollEvery: 100 })) {
      if (!isLeft(item)) given.push(item.right)
      else if (item.left.kind !== 'store_unreachable') throw new Error(`the feed ends with ${item.left.kind}`)
    }
    await pause(10)
  }
}
