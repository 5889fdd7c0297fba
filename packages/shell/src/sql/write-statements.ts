import type { Kysely } from 'kysely'
import { statement } from './statement.js'
import type { Tables } from './tables.js'

/** The columns of a record that its writer gives. */
export const recordColumns = [
  'record_id',
  'kind',
  'entity',
  'id',
  'revision',
  'recorded_at',
  'actor',
  'correlation',
  'causation',
  'definition_digest',
  'body',
  'event_types',
] as const

/** The writes of a store that decides inside its own transaction, one table a statement. */
export const writeStatements = (tables: Kysely<Tables>) => ({
  revision: statement(['entity', 'id'], ({ entity, id }) =>
    tables.selectFrom('instance').select('revision').where('entity', '=', entity).where('id', '=', id),
  ),

  insertInstance: statement(['entity', 'id', 'version', 'lifecycle_state', 'revision', 'fields'], (values) =>
    tables.insertInto('instance').values({ ...values }),
  ),

  updateInstance: statement(
    ['entity', 'id', 'version', 'lifecycle_state', 'revision', 'fields'],
    ({ entity, id, ...values }) =>
      tables.updateTable('instance').set(values).where('entity', '=', entity).where('id', '=', id),
  ),

  insertRecord: statement(recordColumns, (values) => tables.insertInto('record').values({ ...values })),

  document: statement(['digest'], ({ digest }) =>
    tables.selectFrom('definition').select('document').where('digest', '=', digest),
  ),

  insertDefinition: statement(['digest', 'entity', 'version', 'document'], (values) =>
    tables.insertInto('definition').values({ ...values }),
  ),
})

export type WriteStatements = ReturnType<typeof writeStatements>
