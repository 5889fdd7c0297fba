import { sql, type RawBuilder } from 'kysely'
import { statement, type Statement } from '../sql/statement.js'
import { mysqlTables } from './dialect.js'
import type { MysqlTables } from './tables.js'

/** A table by its quoted name. */
export const tableIn = (prefix: string, table: keyof MysqlTables): RawBuilder<unknown> => sql.id(prefix + table)

/** A statement that is written as SQL, where the builder would hide what is one step. */
export const rawStatement = <const Name extends string, Row>(
  prefix: string,
  names: readonly Name[],
  write: (values: { readonly [name in Name]: never }) => RawBuilder<Row>,
): Statement<Name, Row> => statement(names, (values) => ({ compile: () => write(values).compile(mysqlTables(prefix)) }))
