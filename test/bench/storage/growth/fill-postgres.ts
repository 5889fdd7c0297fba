import { migrate, postgresStore } from '@assent/shell/postgres'
import { valueOf } from '../decided.js'
import { quietPool } from '../postgres/quiet-pool.js'
import type { Filled } from './filled.js'
import { copiesFor, historyOfOriginal, original } from './subjects.js'

const copyInstances = (schema: string): string => `
insert into ${schema}.assent_instance (entity, id, version, lifecycle_state, revision, fields, prefilter)
select entity, copy.id, version, lifecycle_state, revision, replace(fields, $1, copy.id),
  cast(replace(cast(prefilter as text), $1, copy.id) as jsonb)
from generate_series(1, $2) as number
cross join lateral (select 'copy-' || lpad(cast(number as text), 7, '0') as id) as copy
cross join ${schema}.assent_instance as held
where held.id = $1`

const copyRecords = (schema: string): string => `
insert into ${schema}.assent_record (record_id, kind, entity, id, revision, recorded_at, actor, correlation, causation,
  definition_digest, body, event_types)
select replace(record_id, $1, copy.id), kind, entity, copy.id, revision, recorded_at, actor, correlation, causation,
  definition_digest, replace(body, $1, copy.id), event_types
from generate_series(1, $2) as number
cross join lateral (select 'copy-' || lpad(cast(number as text), 7, '0') as id) as copy
cross join ${schema}.assent_record as held
where held.id = $1
order by position, number`

/** A store in a schema of its own, one subject in it as the adapter stored it, the others copied in the server. */
export const fillPostgres = async (connectionString: string, records: number): Promise<Filled> => {
  const schema = `filled_${records}`
  const pool = quietPool({ connectionString, max: 1 })
  valueOf(await migrate({ pool, schema })())
  const store = valueOf(await postgresStore({ pool, schema })())
  for (const { commit, expectation } of historyOfOriginal()) valueOf(await store.commit(commit, expectation)())
  await pool.query(copyInstances(schema), [original, copiesFor(records)])
  await pool.query(copyRecords(schema), [original, copiesFor(records)])
  await pool.query(`vacuum analyze ${schema}.assent_instance, ${schema}.assent_record`)
  return { records, store, close: () => pool.end() }
}
