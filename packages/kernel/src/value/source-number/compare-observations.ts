import type { Observation, SourceDecimal } from './observation.js'

const unitsAt = ({ units, scale }: SourceDecimal, places: number): bigint => units * 10n ** BigInt(places - scale)

const compareDecimals = (left: SourceDecimal, right: SourceDecimal): -1 | 0 | 1 => {
  const places = Math.max(left.scale, right.scale)
  const [a, b] = [unitsAt(left, places), unitsAt(right, places)]
  return a === b ? 0 : a < b ? -1 : 1
}

/** Both are finite: only the two zeros are told apart by more than their order. */
const compareBinaries = (left: number, right: number): -1 | 0 | 1 => {
  if (left !== right) return left < right ? -1 : 1
  if (left !== 0 || Object.is(left, right)) return 0
  return Object.is(left, -0) ? -1 : 1
}

/** Two decimals by value; else the binary64 that the two were carried in, by total order (SR-39). */
export const compareObservations = (left: Observation, right: Observation): -1 | 0 | 1 =>
  left.decimal !== undefined && right.decimal !== undefined
    ? compareDecimals(left.decimal, right.decimal)
    : compareBinaries(left.binary, right.binary)

/** What a binary64 cannot tell from zero is zero, `1e-400` too (SR-40). */
export const isZero = ({ binary }: Observation): boolean => binary === 0
