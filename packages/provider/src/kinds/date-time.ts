import { readInstant } from '@assent/kernel'
import type * as t from 'io-ts'
import { guarded } from './kind.js'

// Anchored, without nesting: linear in what is read. The length is asked first all the same.
const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

const longest = 40

const isDateTime = (value: unknown): value is string => {
  if (typeof value !== 'string' || value.length > longest) return false
  const local = shape.exec(value)?.[1]
  return local !== undefined && readInstant(`${local}Z`) !== undefined
}

/** A point in time as RFC 3339 writes it, on a day that exists: `2026-03-02T09:00:00Z`, `2026-03-02T10:00:00+01:00`. */
export const dateTime: t.Type<string> = guarded(
  'an ISO date-time such as `2026-03-02T09:00:00Z`',
  { type: 'string', format: 'date-time' },
  isDateTime,
)
