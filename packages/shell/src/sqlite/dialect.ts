import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { TablePrefix } from '../sql/table-prefix.js'
import type { Tables } from '../sql/tables.js'

/** Writes SQL in SQLite's dialect and runs none of it: the adapter prepares what it wrote on the driver's handle. */
export const sqliteTables = (prefix: string): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    plugins: [new TablePrefix(prefix)],
  })
