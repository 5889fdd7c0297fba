import type { FeedItem, FeedStore } from '@assent/shell'
import { setTimeout as pause } from 'node:timers/promises'
import { unwrap } from './process/meter.js'

/** How long records may be held back, for a transaction elsewhere on the server that has not ended, in milliseconds. */
const longest = 10_000

/** The record id of what the feed gives. */
export const recordIdOf = ({ record }: FeedItem): string =>
  (record.kind === 'decision' ? record.commit : record.observation).envelope.record_id

/** The record ids that the feed gives, in its order, once it gives so many: fewer where they do not come. */
export const feedOf = async (store: FeedStore, count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  const end = performance.now() + longest
  let checkpoint: string | undefined
  for (;;) {
    const page = unwrap(await store.after(checkpoint, 1000)())
    ids.push(...page.items.map(recordIdOf))
    checkpoint = page.checkpoint
    if (page.items.length > 0) continue
    if (ids.length >= count || performance.now() > end) return ids
    await pause(5)
  }
}
