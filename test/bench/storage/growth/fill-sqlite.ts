import { openSqliteStore } from '@assent/shell/sqlite'
import Database from 'better-sqlite3'
import { valueOf } from '../decided.js'
import type { Filled } from './filled.js'
import { copiesFor, historyOfOriginal, original } from './subjects.js'

const copies = `
with recursive number(n) as (select 1 where :copies > 0 union all select n + 1 from number where n < :copies),
copy(id) as (select printf('copy-%07d', n) from number)`

const copyInstances = `
insert into assent_instance (entity, id, version, lifecycle_state, revision, fields)
${copies}
select entity, copy.id, version, lifecycle_state, revision, replace(fields, :original, copy.id)
from assent_instance as held cross join copy
where held.id = :original`

const copyRecords = `
insert into assent_record (record_id, kind, entity, id, revision, recorded_at, actor, correlation, causation,
  definition_digest, body, event_types)
${copies}
select replace(record_id, :original, copy.id), kind, entity, copy.id, revision, recorded_at, actor, correlation,
  causation, definition_digest, replace(body, :original, copy.id), event_types
from assent_record as held cross join copy
where held.id = :original`

/** A file, one subject in it as the adapter stored it, the others copied by SQL. */
export const fillSqlite = async (file: string, records: number): Promise<Filled> => {
  const store = valueOf(await openSqliteStore({ file })())
  for (const { commit, expectation } of historyOfOriginal()) valueOf(await store.commit(commit, expectation)())
  const database = new Database(file)
  const bound = { original, copies: copiesFor(records) }
  database.prepare(copyInstances).run(bound)
  database.prepare(copyRecords).run(bound)
  database.exec('analyze')
  database.pragma('wal_checkpoint(truncate)')
  database.close()
  return {
    records,
    store,
    close: async () => {
      await store.close()()
    },
  }
}
