import { compareNumbers, numberOf, tokenOf, type JsonNumber } from '@assent/kernel'

/** Is the number beyond ±(2^53−1), where most readers of JSON round? */
const isBeyondSafe = (number: JsonNumber): boolean =>
  compareNumbers(number, Number.MAX_SAFE_INTEGER) > 0 || compareNumbers(number, Number.MIN_SAFE_INTEGER) < 0

/** The host number of the same value, or nothing where there is none, or where a reader could not trust it. */
export const safeNumber = (number: JsonNumber): number | undefined => {
  if (isBeyondSafe(number)) return undefined
  const nearest = Number(tokenOf(number))
  const read = numberOf(String(nearest))
  return read !== undefined && compareNumbers(read, number) === 0 ? nearest : undefined
}
