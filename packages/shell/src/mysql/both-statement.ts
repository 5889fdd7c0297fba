import { sql } from 'kysely'
import type { BothRow } from '../sql/read-both-row.js'
import type { Statement } from '../sql/statement.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** A subject's state and what a record id names, at one moment; always one row. */
export const bothStatement = (prefix: string): Statement<'entity' | 'id' | 'record_id', BothRow> =>
  rawStatement(
    prefix,
    ['entity', 'id', 'record_id'],
    ({ entity, id, record_id }) => sql<BothRow>`
select
  held.entity as held_entity, held.id as held_id, held.version as held_version,
  held.lifecycle_state as held_lifecycle_state, held.revision as held_revision, held.fields as held_fields,
  record.*, definition.document
from (select 1 as one) as asked
left join ${tableIn(prefix, 'instance')} as held on held.entity = ${entity} and held.id = ${id}
left join ${tableIn(prefix, 'record')} as record on record.record_id = ${record_id}
left join ${tableIn(prefix, 'definition')} as definition on definition.digest = record.definition_digest`,
  )
