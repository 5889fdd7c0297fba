import { sql, type Kysely } from 'kysely'
import { statement } from './statement.js'
import type { Tables } from './tables.js'

/** The function by which a dialect finds the place of one text in another, exactly and from 1; 0 where it is not. */
export type FindFunction = 'instr' | 'strpos'

/**
 * The instances of an entity in id order, of which a query's page is made. A prefilter only: it gives every row that
 * may match, and the host judges each exactly. `fragment` is looked for in the canonical text of the fields; empty
 * where there is none to look for.
 */
export const instancesStatement = (tables: Kysely<Tables>, find: FindFunction) =>
  statement(['entity', 'after', 'fragment'], ({ entity, after, fragment }) =>
    tables
      .selectFrom('instance')
      .selectAll()
      .where('entity', '=', entity)
      .where('id', '>', after)
      .where(sql<bigint>`${sql.raw(find)}(${sql.ref('fields')}, ${fragment})`, '>', sql.lit(0n))
      .orderBy('id'),
  )
