import { sql } from 'kysely'
import type { RecordWithDefinition } from '../read-record-row.js'
import type { Place } from './place.js'
import { rawStatement, tableIn } from './raw-statement.js'

interface LockedRow {
  readonly entity: string
  readonly id: string
  readonly revision: bigint
}

/** What a batch asks before it writes. */
export const batchStatements = (place: Place) => ({
  /** Locks the subjects that are there, in one order for all batches, so that no two wait for each other. */
  lock: rawStatement(
    place,
    ['subjects'],
    ({ subjects }) => sql<LockedRow>`
select instance.entity, instance.id, instance.revision from ${tableIn(place, 'instance')} as instance
where (instance.entity, instance.id) in (
  select asked.entity, asked.id
  from jsonb_to_recordset(cast(cast(${subjects} as text) as jsonb)) as asked(entity text, id text)
)
order by instance.entity, instance.id
for no key update`,
  ),

  /**
   * The newest transaction that has ended, or this one. All that the locked subjects have is of transactions up to it,
   * and what they get after this one is of later ones.
   */
  newest: rawStatement(
    place,
    [],
    () => sql<{ readonly newest: bigint }>`
select greatest(
  cast(cast(pg_current_xact_id() as text) as bigint),
  cast(cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as bigint) - 1
) as newest`,
  ),

  /** What the record ids name. */
  records: rawStatement(
    place,
    ['record_ids'],
    ({ record_ids }) => sql<RecordWithDefinition>`
select record.*, definition.document
from jsonb_array_elements_text(cast(cast(${record_ids} as text) as jsonb)) as asked(record_id)
join ${tableIn(place, 'record')} as record on record.record_id = asked.record_id
left join ${tableIn(place, 'definition')} as definition on definition.digest = record.definition_digest`,
  ),
})
