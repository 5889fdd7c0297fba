import type { Compilable } from 'kysely'

/** What a statement binds and a row holds. */
export type SqlValue = string | bigint | null

/** SQL text that was written once, and the names of its values in the order in which it binds them. */
export interface Statement<Name extends string, Row> {
  readonly sql: string
  readonly parameters: readonly Name[]
  /** Is it to be planned for the values of each call? Else a connection may keep it prepared. */
  readonly isPlannedEach?: boolean
  /** For the type only: what a row of the answer is. */
  readonly row?: Row
}

/** Stands for a value while the SQL is written; Kysely hands it back where the value is bound. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * Lets Kysely write a statement. Its values are given by name when it runs; while it is written each has the type
 * `never`, so that a placeholder fits wherever a value does.
 */
export const statement = <const Name extends string, Row>(
  names: readonly Name[],
  write: (parameters: { readonly [name in Name]: never }) => Compilable<Row>,
): Statement<Name, Row> => {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]))
  const { sql, parameters } = write(placeholders as { readonly [name in Name]: never }).compile()
  return { sql, parameters: parameters.map((parameter) => (parameter as Placeholder).name as Name) }
}
