import type { Kysely } from 'kysely'
import { statement } from './statement.js'
import type { Tables } from './tables.js'

/** The records after a position: the feed of a store whose positions ascend as its commits do. */
export const feedStatement = (tables: Kysely<Tables>) =>
  statement(['after', 'count'], ({ after, count }) =>
    tables
      .selectFrom('record')
      .leftJoin('definition', 'definition.digest', 'record.definition_digest')
      .selectAll('record')
      .select('definition.document')
      .where('record.position', '>', after)
      .orderBy('record.position')
      .limit(count),
  )
