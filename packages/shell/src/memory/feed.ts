import { map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { feedPageOf } from '../contract/feed/feed-page.js'
import { readPosition } from '../contract/feed/position-checkpoint.js'
import { readFeedPage } from '../contract/feed/read-feed-page.js'
import type { FeedPage } from '../feed-store.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { InvalidQuery } from '../store-error.js'

/** The records after a checkpoint: a record's position is how many there were when it had been added. */
export const listFeed = (
  records: readonly StoredRecord[],
  checkpoint: string | undefined,
  limit: number | undefined,
): Either<InvalidQuery, FeedPage> =>
  pipe(
    readFeedPage(checkpoint, limit, readPosition),
    map((plan) => {
      const from = Number(plan.after)
      const items = records
        .slice(from, from + plan.limit)
        .map((record, index) => ({ checkpoint: String(from + index + 1), record }))
      return feedPageOf(items, String(plan.after))
    }),
  )
