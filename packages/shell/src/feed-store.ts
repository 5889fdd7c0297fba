import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoredRecord } from './recording/stored-record.js'
import type { StoreError } from './store-error.js'
import type { CallOptions } from './store.js'

/** One record of the feed. */
export interface FeedItem {
  /** Goes on right after this record: keep it together with what was made of the record. */
  readonly checkpoint: string
  readonly record: StoredRecord
}

/** What was read of the feed at once. */
export interface FeedPage {
  readonly items: readonly FeedItem[]
  /** Where to go on: the last item's, or where nothing new is there, the place that was asked from. */
  readonly checkpoint: string
}

/** How a subscription is kept. */
export interface SubscribeOptions extends CallOptions {
  /** Aborting it ends the iteration, quietly. */
  readonly signal?: AbortSignal
  /** Records read at once: 1 to 1000; 100 where it is left out. */
  readonly limit?: number
  /** Milliseconds between two looks while nothing new is there, unless the store is told earlier; 1000 by default. */
  readonly pollEvery?: number
}

/**
 * Every decision and observation of a store, of all subjects, in an order that each reader sees alike: records of one
 * subject in the order in which they were committed. Each record is given exactly once, however long its commit took:
 * a store gives a record only when nothing can be committed before it any more (design §5).
 *
 * A checkpoint is opaque text, good for as long as the store that gave it; what is none is `invalid_query`.
 */
export interface FeedStore {
  /** The records after a checkpoint, or from the start without one; `limit` 1 to 1000, 100 where it is left out. */
  after(checkpoint: string | undefined, limit?: number, options?: CallOptions): TaskEither<StoreError, FeedPage>
  /**
   * The records after a checkpoint and then each later one, as they are committed. It never ends by itself but after a
   * refusal, which is then its last item: go on from the last record's checkpoint. Leaving the loop or aborting the
   * signal ends it.
   *
   * @example
   * for await (const item of store.subscribe(checkpoint, { signal })) {
   *   if (isLeft(item)) break
   *   await project(item.right.record, item.right.checkpoint)
   * }
   */
  subscribe(checkpoint: string | undefined, options?: SubscribeOptions): AsyncIterable<Either<StoreError, FeedItem>>
}
