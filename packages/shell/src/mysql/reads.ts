import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FeedPage } from '../feed-store.js'
import { feedPageOf } from '../contract/feed/feed-page.js'
import { readPosition } from '../contract/feed/position-checkpoint.js'
import { readFeedPage } from '../contract/feed/read-feed-page.js'
import { feedItemsOf } from '../sql/feed-items.js'
import { feedStatement } from '../sql/feed-statement.js'
import { askedName } from '../sql/names.js'
import { readBothRow } from '../sql/read-both-row.js'
import { definitionReader } from '../sql/read-definition.js'
import { askedSubject, readsOf, type Reads } from '../sql/reads.js'
import { optional, type Rows } from '../sql/rows.js'
import type { StoreError } from '../store-error.js'
import type { StateAndEvidence } from '../store.js'
import type { Subject } from '../subject.js'
import { bothStatement } from './both-statement.js'
import { mysqlTables } from './dialect.js'

/** What is read of MySQL. */
export interface MysqlReads extends Reads {
  /** The state of a subject, and what a record id names, at one moment. */
  both(subject: Subject, recordId: string): TE.TaskEither<StoreError, StateAndEvidence>
  feed(checkpoint: string | undefined, limit: number | undefined): TE.TaskEither<StoreError, FeedPage>
}

const nothing: StateAndEvidence = { instance: undefined, evidence: undefined }

/** The reads of a store, whatever connection they are asked on. */
export const mysqlReads = (prefix: string): ((rows: Rows) => MysqlReads) => {
  const tables = mysqlTables(prefix)
  const definitions = definitionReader()
  const both = bothStatement(prefix)
  const records = feedStatement(tables)
  const readsBy = readsOf(tables, definitions)
  return (rows) => ({
    ...readsBy(rows),

    both: (subject, recordId) =>
      pipe(
        rows(both, { ...askedSubject(subject), record_id: askedName(recordId) }),
        TE.flatMapEither(optional((row) => readBothRow(row, definitions))),
        TE.map((found) => found ?? nothing),
      ),

    // Positions are taken in the order of commits (`takePositions`).
    feed: (checkpoint, limit) =>
      pipe(
        TE.fromIOEither(() => readFeedPage(checkpoint, limit, readPosition)),
        TE.flatMap((plan) =>
          pipe(
            rows(records, { after: plan.after, count: BigInt(plan.limit) }),
            TE.flatMapEither((found) => feedItemsOf(found, definitions, ({ position }) => String(position))),
            TE.map((items) => feedPageOf(items, String(plan.after))),
          ),
        ),
      ),
  })
}
