import { sql, type RawBuilder } from 'kysely'
import type { BothRow } from './read-both-row.js'

/** The values of a reading of both, while the SQL is written. */
interface Values {
  readonly entity: never
  readonly id: never
  readonly record_id: never
}

/** A subject's state and what a record id names, at one moment; always one row. `tableOf` quotes a table's name. */
export const selectBoth = (
  tableOf: (name: 'instance' | 'record' | 'definition') => RawBuilder<unknown>,
  { entity, id, record_id }: Values,
): RawBuilder<BothRow> => sql<BothRow>`
select
  held.entity as held_entity, held.id as held_id, held.version as held_version,
  held.lifecycle_state as held_lifecycle_state, held.revision as held_revision, held.fields as held_fields,
  record.*, definition.document
from (select 1 as one) as asked
left join ${tableOf('instance')} as held on held.entity = ${entity} and held.id = ${id}
left join ${tableOf('record')} as record on record.record_id = ${record_id}
left join ${tableOf('definition')} as definition on definition.digest = record.definition_digest`
