import type { Database } from 'better-sqlite3'
import { flatMap, map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Kysely } from 'kysely'
import { feedPageOf } from '../contract/feed/feed-page.js'
import { readPosition } from '../contract/feed/position-checkpoint.js'
import { readFeedPage } from '../contract/feed/read-feed-page.js'
import type { FeedPage } from '../feed-store.js'
import { feedItemsOf } from '../sql/feed-items.js'
import { feedStatement } from '../sql/feed-statement.js'
import type { DefinitionReader } from '../sql/read-definition.js'
import type { Tables } from '../sql/tables.js'
import type { StoreError } from '../store-error.js'
import { prepare } from './prepare.js'

/** What is read of the feed. */
export interface FeedReads {
  feed(checkpoint: string | undefined, limit: number | undefined): Either<StoreError, FeedPage>
}

/** Prepares the feed on a handle whose tables exist: with one writer at a time, positions ascend as commits do. */
export const feedReadsOn = (database: Database, tables: Kysely<Tables>, definitions: DefinitionReader): FeedReads => {
  const records = prepare(database, feedStatement(tables))
  return {
    feed: (checkpoint, limit) =>
      pipe(
        readFeedPage(checkpoint, limit, readPosition),
        flatMap((plan) => {
          const rows = records.all({ after: plan.after, count: BigInt(plan.limit) })
          return pipe(
            feedItemsOf(rows, definitions, ({ position }) => String(position)),
            map((items) => feedPageOf(items, String(plan.after))),
          )
        }),
      ),
  }
}
