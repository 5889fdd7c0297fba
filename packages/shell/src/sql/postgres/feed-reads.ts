import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { feedPageOf } from '../../contract/feed/feed-page.js'
import { readFeedPage } from '../../contract/feed/read-feed-page.js'
import type { FeedPage } from '../../feed-store.js'
import type { StoreError } from '../../store-error.js'
import { feedItemsOf } from '../feed-items.js'
import type { DefinitionReader } from '../read-definition.js'
import type { Rows } from '../rows.js'
import { readFeedPlace, writeFeedPlace, type FeedPlace } from './feed-checkpoint.js'
import { feedStatements, type FeedRow } from './feed-statements.js'
import type { Place } from './place.js'

/** What is read of the feed. */
export interface FeedReads {
  feed(checkpoint: string | undefined, limit: number | undefined): TE.TaskEither<StoreError, FeedPage>
  /** Is a record after the checkpoint stored, and held back until transactions before it have ended? */
  isHeldBack(checkpoint: string): TE.TaskEither<StoreError, boolean>
}

const placeOf = ({ transaction_id, position }: FeedRow): FeedPlace => ({
  transaction: BigInt(transaction_id),
  position,
})

const asked = ({ transaction, position }: FeedPlace) => ({ transaction: String(transaction), position })

/** The reads of the feed, whatever connection they are asked on. */
export const feedReads = (place: Place, definitions: DefinitionReader): ((rows: Rows) => FeedReads) => {
  const { settled, any } = feedStatements(place)
  return (rows) => ({
    feed: (checkpoint, limit) =>
      pipe(
        TE.fromIOEither(() => readFeedPage(checkpoint, limit, readFeedPlace)),
        TE.flatMap((plan) =>
          pipe(
            rows(settled, { ...asked(plan.after), count: BigInt(plan.limit) }),
            TE.flatMapEither((found) => feedItemsOf(found, definitions, (row) => writeFeedPlace(placeOf(row)))),
            TE.map((items) => feedPageOf(items, writeFeedPlace(plan.after))),
          ),
        ),
      ),

    isHeldBack: (checkpoint) =>
      pipe(
        TE.fromIOEither(() => readFeedPlace(checkpoint)),
        TE.flatMap((after) => rows(any, asked(after))),
        TE.map((found) => found.length > 0),
      ),
  })
}
