import { sql } from 'kysely'
import type { InstanceTable } from '../tables.js'
import type { Place } from './place.js'
import { plannedEach, rawStatement, tableIn } from './raw-statement.js'

/**
 * The next instances of an entity in id order that may match: each that does is among them, and the host judges them
 * exactly. Null stands for a condition that is not asked for.
 */
export const instancesStatement = (place: Place) =>
  plannedEach(
    rawStatement(
      place,
      ['entity', 'after', 'prefilter', 'state', 'count'],
      ({ entity, after, prefilter, state, count }) => sql<InstanceTable>`
select entity, id, version, lifecycle_state, revision, fields from ${tableIn(place, 'instance')}
where entity = ${entity} and id > ${after}
  and (cast(${prefilter} as text) is null or prefilter @> cast(cast(${prefilter} as text) as jsonb))
  and (cast(${state} as text) is null or lifecycle_state = cast(${state} as text) collate "C")
order by id
limit ${count}`,
    ),
  )
