import { sql } from 'kysely'
import { insertRecord, recordValues, type Written } from './insert-record.js'
import type { Place } from './place.js'
import { rawStatement, tableIn } from './raw-statement.js'

/**
 * An observation in one statement: its subject is held at the revision that it names until it is stored, so that no
 * decision comes in between. No row is the answer where the subject is not there.
 */
export const observeStatement = (place: Place) =>
  rawStatement(
    place,
    recordValues,
    (values) => sql<Written>`
with held as (
  select entity, id, revision from ${tableIn(place, 'instance')}
  where entity = ${values.entity} and id = ${values.id} and revision = ${values.revision}
  for share
)${insertRecord(place, values)}`,
  )
