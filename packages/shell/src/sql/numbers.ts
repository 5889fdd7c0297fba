import { numberOf, tokenOf, type JsonNumber } from '@assent/kernel'

/** A revision as a column holds it: exact past the safe integers (D-6). */
export const columnOf = (revision: JsonNumber): bigint =>
  typeof revision === 'number' ? BigInt(revision) : BigInt(tokenOf(revision))

/** The revision that a column holds. */
export const revisionOf = (column: bigint): JsonNumber => numberOf(String(column)) ?? Number(column)
