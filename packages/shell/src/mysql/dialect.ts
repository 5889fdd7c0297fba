import { DummyDriver, Kysely, MysqlAdapter, MysqlIntrospector, MysqlQueryCompiler } from 'kysely'
import { TablePrefix } from '../sql/table-prefix.js'
import type { MysqlTables } from './tables.js'

/** Writes SQL in MySQL's dialect and runs none of it: the adapter sends what it wrote. */
export const mysqlTables = (prefix: string): Kysely<MysqlTables> =>
  new Kysely<MysqlTables>({
    dialect: {
      createAdapter: () => new MysqlAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new MysqlIntrospector(database),
      createQueryCompiler: () => new MysqlQueryCompiler(),
    },
    plugins: [new TablePrefix(prefix)],
  })
