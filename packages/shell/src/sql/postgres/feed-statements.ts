import { sql } from 'kysely'
import type { RecordWithDefinition } from '../read-record-row.js'
import type { Place } from './place.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** A record as the feed gives it. */
export interface FeedRow extends RecordWithDefinition {
  readonly transaction_id: string
}

/** What is read of the feed. */
export const feedStatements = (place: Place) => ({
  /**
   * The records after a place, as far as no transaction that is still under way can store one before them: neither a
   * number that was taken and is not there yet, nor one that never will be, is waited for or skipped.
   */
  settled: rawStatement(
    place,
    ['transaction', 'position', 'count'],
    ({ transaction, position, count }) => sql<FeedRow>`
select record.*, definition.document from ${tableIn(place, 'record')} as record
left join ${tableIn(place, 'definition')} as definition on definition.digest = record.definition_digest
where (record.transaction_id, record.position) > (cast(${transaction} as xid8), cast(${position} as bigint))
  and record.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
order by record.transaction_id, record.position
limit ${count}`,
  ),

  /** Is any record after the place, settled or not? */
  any: rawStatement(
    place,
    ['transaction', 'position'],
    ({ transaction, position }) => sql<{ readonly position: bigint }>`
select position from ${tableIn(place, 'record')}
where (transaction_id, position) > (cast(${transaction} as xid8), cast(${position} as bigint))
limit 1`,
  ),
})
