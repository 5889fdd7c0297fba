import { ExactNumber, isRevision, tokenOf, type JsonNumber } from '@assent/kernel'

/** Revisions are plain decimal integers, so that equal revisions have equal tokens (C-6). */
export const sameRevision = (left: JsonNumber, right: JsonNumber): boolean => tokenOf(left) === tokenOf(right)

/** Is the value a revision, 1 to 9223372036854775807? */
export const isRevisionNumber = (value: unknown): value is JsonNumber =>
  (typeof value === 'number' || ExactNumber.is(value)) && isRevision(value)
