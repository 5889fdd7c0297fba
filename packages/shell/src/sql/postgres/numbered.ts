import type { Statement } from '../statement.js'

/**
 * The same statement with one number for each value, however often it stands in it: a value is sent once.
 * `$1` stands in our SQL for nothing but a value.
 */
export const numbered = <Name extends string, Row>({ sql, parameters }: Statement<Name, Row>): Statement<Name, Row> => {
  const names = [...new Set(parameters)]
  const numberOf = new Map(names.map((name, index) => [name, index + 1]))
  return {
    sql: sql.replace(/\$(\d+)/g, (_, number: string) => {
      const name = parameters[Number(number) - 1]
      return `$${name === undefined ? number : (numberOf.get(name) ?? number)}`
    }),
    parameters: names,
  }
}
