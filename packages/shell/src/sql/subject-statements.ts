import { sql, type Kysely } from 'kysely'
import { statement } from './statement.js'
import type { Tables } from './tables.js'

// A literal, since an index over a part of the rows serves only a statement that names the part.
const decision = sql.lit('decision' as const)

/** What is stored, by name: of the instances, and of the decisions, since either may be left without the other. */
export const subjectStatements = (tables: Kysely<Tables>) => ({
  entities: statement(['after', 'count'], ({ after, count }) =>
    tables
      .selectFrom('instance')
      .select('entity')
      .distinct()
      .where('entity', '>', after)
      .orderBy('entity')
      .limit(count),
  ),

  recordedEntities: statement(['after', 'count'], ({ after, count }) =>
    tables
      .selectFrom('record')
      .select('entity')
      .distinct()
      .where('kind', '=', decision)
      .where('entity', '>', after)
      .orderBy('entity')
      .limit(count),
  ),

  recordedIds: statement(['entity', 'after', 'count'], ({ entity, after, count }) =>
    tables
      .selectFrom('record')
      .select('id')
      .distinct()
      .where('kind', '=', decision)
      .where('entity', '=', entity)
      .where('id', '>', after)
      .orderBy('id')
      .limit(count),
  ),
})
