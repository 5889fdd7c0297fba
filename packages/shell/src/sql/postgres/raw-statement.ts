import { sql, type RawBuilder } from 'kysely'
import { statement, type Statement } from '../statement.js'
import { postgresTables } from './dialect.js'
import { numbered } from './numbered.js'
import type { Place } from './place.js'

/** A table by its quoted name. */
export const tableIn = ({ schema, prefix }: Place, name: string): RawBuilder<unknown> => sql.id(schema, prefix + name)

/** A statement that is written as SQL, where the builder would hide what is one step. */
export const rawStatement = <const Name extends string, Row>(
  place: Place,
  names: readonly Name[],
  write: (values: { readonly [name in Name]: never }) => RawBuilder<Row>,
): Statement<Name, Row> =>
  numbered(statement(names, (values) => ({ compile: () => write(values).compile(postgresTables(place)) })))

/** A statement that binds nothing, nor answers rows that matter. */
export const plain = (text: string): Statement<never, unknown> => ({ sql: text, parameters: [] })

/** The same statement, planned by the server for the values of each call: they decide which index serves it. */
export const plannedEach = <Name extends string, Row>(one: Statement<Name, Row>): Statement<Name, Row> => ({
  ...one,
  isPlannedEach: true,
})
