import { sql, type Kysely } from 'kysely'
import { statement } from './statement.js'
import type { Tables } from './tables.js'

const recordsWithDefinition = (tables: Kysely<Tables>) =>
  tables
    .selectFrom('record')
    .leftJoin('definition', 'definition.digest', 'record.definition_digest')
    .selectAll('record')
    .select('definition.document')

// Literals, since an index over a part of the rows serves only a statement that names the part.
const decision = sql.lit('decision' as const)
const observation = sql.lit('observation' as const)
const noEvents = sql.lit('[]')

/** What every SQL store reads, in whichever dialect the Kysely instance writes. */
export const readStatements = (tables: Kysely<Tables>) => ({
  instance: statement(['entity', 'id'], ({ entity, id }) =>
    tables.selectFrom('instance').selectAll().where('entity', '=', entity).where('id', '=', id),
  ),

  ids: statement(['entity', 'after', 'count'], ({ entity, after, count }) =>
    tables
      .selectFrom('instance')
      .select('id')
      .where('entity', '=', entity)
      .where('id', '>', after)
      .orderBy('id')
      .limit(count),
  ),

  record: statement(['record_id'], ({ record_id }) =>
    recordsWithDefinition(tables).where('record.record_id', '=', record_id),
  ),

  decisions: statement(['entity', 'id', 'after', 'count'], ({ entity, id, after, count }) =>
    recordsWithDefinition(tables)
      .where('record.entity', '=', entity)
      .where('record.id', '=', id)
      .where('record.kind', '=', decision)
      .where('record.revision', '>', after)
      .orderBy('record.revision')
      .limit(count),
  ),

  /** Decisions that have events: each row gives one at least. */
  emitting: statement(['entity', 'id', 'from', 'count'], ({ entity, id, from, count }) =>
    tables
      .selectFrom('record')
      .selectAll()
      .where('entity', '=', entity)
      .where('id', '=', id)
      .where('kind', '=', decision)
      .where('revision', '>=', from)
      .where('event_types', '<>', noEvents)
      .orderBy('revision')
      .limit(count),
  ),

  observations: statement(['entity', 'id', 'after', 'count'], ({ entity, id, after, count }) =>
    tables
      .selectFrom('record')
      .selectAll()
      .where('entity', '=', entity)
      .where('id', '=', id)
      .where('kind', '=', observation)
      .where('position', '>', after)
      .orderBy('position')
      .limit(count),
  ),
})
