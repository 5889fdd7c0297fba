import { isJsonNumber, isJsonObject, parseJson, tokenOf, type Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { recordLimits } from '../contract/limits.js'
import type { SqlValue } from '../sql/statement.js'

/** A row of a statement that was wrapped. */
export interface WrappedRow {
  readonly whole: string
}

/**
 * A read whose rows come as JSON. PGlite decodes each value by itself, and takes U+FEFF at its start for a byte-order
 * mark: names that begin with it would lose it. A write answers no text, and cannot be wrapped.
 */
export const wrapped = (sql: string): string | undefined =>
  /^\s*select\b/.test(sql) ? `select row_to_json(answer)::text as whole from (${sql}) as answer` : undefined

// All numbers of our rows are integers of eight bytes.
const valueOf = (value: Json): SqlValue => {
  if (isJsonNumber(value)) return BigInt(tokenOf(value))
  return typeof value === 'string' ? value : null
}

/** The row that was wrapped. */
export const unwrapped = ({ whole }: WrappedRow): unknown => {
  const row = parseJson(whole, { ...recordLimits, textLength: Infinity })
  if (isLeft(row) || !isJsonObject(row.right)) throw new Error('the database wrote a row that is no JSON object')
  return Object.fromEntries(Object.entries(row.right).map(([column, value]) => [column, valueOf(value)]))
}
