import mysql from 'mysql2'
import type { TypedParameterValue } from 'mysql2'
import type { SqlValue } from '../sql/statement.js'

/** A value as the driver sends it. */
export type Bound = Buffer | TypedParameterValue | null

// Text goes as its UTF-8 bytes: the character set of the caller's connection may be one that cannot hold it. Integers
// go as integers: sent as text the server may compare them as inexact numbers, and takes none as a limit.
export const bind = (value: SqlValue): Bound => {
  if (value === null) return null
  return typeof value === 'string' ? Buffer.from(value, 'utf8') : mysql.TypedParameter.LONGLONG(value)
}

// The length before a value, and its type.
const overhead = 16

/** About how many bytes of a packet a value takes; never less than it does. */
export const sizeOf = (value: Bound): number => overhead + (Buffer.isBuffer(value) ? value.length : 8)
