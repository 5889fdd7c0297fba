import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { TablePrefix } from '../table-prefix.js'
import type { Place } from './place.js'

/**
 * Writes SQL in PostgreSQL's dialect and runs none of it: the adapters send what it wrote. Every table is named with
 * its schema, so that no statement means another table under another search path.
 */
export const postgresTables = <Tables>({ schema, prefix }: Place): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new TablePrefix(prefix)],
  }).withSchema(schema)
