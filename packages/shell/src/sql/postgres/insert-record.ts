import { sql, type RawBuilder } from 'kysely'
import { recordColumns } from '../write-statements.js'
import type { Place } from './place.js'
import { tableIn } from './raw-statement.js'

/** The names of what every write binds: its record, and what stands beside it. */
export const recordValues = [
  ...recordColumns,
  /** Under which transaction the feed gives the record: null for the one that stores it. */
  'placed_in',
  /** The channel on which listeners are told, or null. */
  'channel',
] as const

type Values = { readonly [name in (typeof recordValues)[number]]: never }

/** A record that was stored. */
export interface Written {
  readonly position: bigint
}

/** The part of a write that stores its record, for the row of `held`, and answers it. */
export const insertRecord = (place: Place, values: Values): RawBuilder<Written> => sql<Written>`
insert into ${tableIn(place, 'record')} (
  transaction_id, record_id, kind, entity, id, revision, recorded_at, actor, correlation, causation,
  definition_digest, body, event_types
)
select
  coalesce(cast(${values.placed_in} as xid8), pg_current_xact_id()), ${values.record_id}, ${values.kind},
  held.entity, held.id, held.revision, ${values.recorded_at}, ${values.actor}, ${values.correlation},
  ${values.causation}, ${values.definition_digest}, ${values.body}, ${values.event_types}
from held
returning position, case when cast(${values.channel} as text) is not null then pg_notify(${values.channel}, '') end`
