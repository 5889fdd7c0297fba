import type { Database } from 'better-sqlite3'
import type { SqlValue, Statement } from '../sql/statement.js'

/** A statement prepared on one handle. */
export interface Prepared<Name extends string, Row> {
  all(values: { readonly [name in Name]: SqlValue }): readonly Row[]
  /** Row by row; the statement is free again once the loop over it is left. */
  iterate(values: { readonly [name in Name]: SqlValue }): IterableIterator<Row>
  get(values: { readonly [name in Name]: SqlValue }): Row | undefined
  run(values: { readonly [name in Name]: SqlValue }): void
}

/** Prepares a statement; integers come back exact, whatever the handle's own setting (D-6). */
export const prepare = <Name extends string, Row>(
  database: Database,
  { sql, parameters }: Statement<Name, Row>,
): Prepared<Name, Row> => {
  const statement = database.prepare<SqlValue[], Row>(sql)
  if (statement.reader) statement.safeIntegers(true)
  const bound = (values: { readonly [name in Name]: SqlValue }): SqlValue[] => parameters.map((name) => values[name])
  return {
    all: (values) => statement.all(...bound(values)),
    iterate: (values) => statement.iterate(...bound(values)),
    get: (values) => statement.get(...bound(values)),
    run: (values) => void statement.run(...bound(values)),
  }
}
