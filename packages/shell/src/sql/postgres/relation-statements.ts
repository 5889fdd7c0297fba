import { sql } from 'kysely'
import type { InstanceTable } from '../tables.js'
import type { Place } from './place.js'
import { plain, rawStatement, tableIn } from './raw-statement.js'

/** What a commit asks of others inside its transaction. */
export const relationStatements = (place: Place) => ({
  /**
   * Each statement sees what was committed before it, whatever the server's own level is: under a stricter one the
   * transaction would see the store as it was before it got its locks.
   */
  readCommitted: plain('set transaction isolation level read committed'),

  /** Waits until no other commit is under way through the same field of the same entity. */
  wait: rawStatement(place, ['key'], ({ key }) => sql`select pg_advisory_xact_lock(cast(${key} as bigint))`),

  /**
   * The subjects that are held, and stay so until the transaction ends: who deletes one waits, or is waited for. They
   * are locked in one order, and against being changed they are not.
   */
  keep: rawStatement(
    place,
    ['subjects'],
    ({ subjects }) => sql<Pick<InstanceTable, 'entity' | 'id'>>`
select instance.entity, instance.id from ${tableIn(place, 'instance')} as instance
where (instance.entity, instance.id) in (
  select asked.entity, asked.id
  from jsonb_to_recordset(cast(cast(${subjects} as text) as jsonb)) as asked(entity text, id text)
)
order by instance.entity, instance.id
for key share`,
  ),

  /** Instances of one entity. */
  instances: rawStatement(
    place,
    ['entity', 'ids'],
    ({ entity, ids }) => sql<InstanceTable>`
select instance.entity, instance.id, instance.version, instance.lifecycle_state, instance.revision, instance.fields
from jsonb_array_elements_text(cast(cast(${ids} as text) as jsonb)) as asked(id)
join ${tableIn(place, 'instance')} as instance on instance.entity = ${entity} and instance.id = asked.id`,
  ),
})
