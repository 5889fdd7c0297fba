import type { RemoveSubject } from '@assent/testing'
import type { Store } from '@assent/shell'

/** Removes a subject from the tables of a schema in PostgreSQL's dialect. */
export const removeBySql =
  (schemaOf: (store: Store) => string, query: (sql: string, values: string[]) => Promise<unknown>): RemoveSubject =>
  async (store, { entity, id }) => {
    const schema = `"${schemaOf(store).replaceAll('"', '""')}"`
    await query(`delete from ${schema}.assent_record where entity = $1 and id = $2`, [entity, id])
    await query(`delete from ${schema}.assent_instance where entity = $1 and id = $2`, [entity, id])
  }
