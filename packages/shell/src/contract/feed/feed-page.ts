import type { FeedItem, FeedPage } from '../../feed-store.js'

/** The page of items that were read after a checkpoint; where there are none, the place stays. */
export const feedPageOf = (items: readonly FeedItem[], checkpoint: string): FeedPage => ({
  items,
  checkpoint: items.at(-1)?.checkpoint ?? checkpoint,
})
