import { isUtf8 } from 'node:buffer'
import type { SqlValue } from '../sql/statement.js'

/** What the driver tells of a column. */
interface Field {
  readonly type: string
}

const integers = new Set(['TINY', 'SHORT', 'INT24', 'LONG', 'LONGLONG'])

/** Text in which a lone surrogate stands is refused by whoever reads a row, who knows what the row is. */
export const noText = '\ud800'

const textOf = (bytes: Buffer): string => (isUtf8(bytes) ? bytes.toString('utf8') : noText)

/**
 * A value of a row, whatever the caller has set for its own queries: integers exact, all else text from its bytes
 * (D-6). `read` gives integers as the driver was asked to: as text where they might be inexact.
 */
export const readField = ({ type }: Field, read: () => unknown): SqlValue => {
  const value = read()
  if (integers.has(type) && (typeof value === 'string' || typeof value === 'number')) return BigInt(value)
  return Buffer.isBuffer(value) ? textOf(value) : null
}
