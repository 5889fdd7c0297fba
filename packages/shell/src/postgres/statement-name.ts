import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/**
 * The name under which a connection keeps a prepared statement: of the caller's connections, on which stores of other
 * places prepare theirs too, so that it is made of the whole text.
 */
export const statementName = (sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = `assent_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`
  names.set(sql, name)
  return name
}
