import { numberOfToken, tokenOf, type JsonNumber } from './exact-number.js'

/**
 * A number token taken apart: `sign × 0.digits × 10^point`, digits without zeros at either end.
 * Zero has no digits and sign 0. The exponent is never expanded (K-58).
 */
interface Decimal {
  readonly sign: -1 | 0 | 1
  readonly digits: string
  readonly point: bigint
}

const parts = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/

const firstDigitOf = (text: string): number => {
  let index = 0
  while (text.charCodeAt(index) === 48) index += 1
  return index
}

const lastDigitOf = (text: string): number => {
  let index = text.length
  while (index > 0 && text.charCodeAt(index - 1) === 48) index -= 1
  return index
}

const decimalOf = (token: string): Decimal => {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = parts.exec(token) ?? []
  const all = whole + fraction
  const first = firstDigitOf(all)
  if (first === all.length) return { sign: 0, digits: '', point: 0n }
  return {
    sign: minus === '-' ? -1 : 1,
    digits: all.slice(first, lastDigitOf(all)),
    point: BigInt(exponent) + BigInt(whole.length - first),
  }
}

const compareMagnitude = (left: Decimal, right: Decimal): number => {
  if (left.point !== right.point) return left.point < right.point ? -1 : 1
  // Without zeros at the ends, digits after a common point order as text does.
  return left.digits === right.digits ? 0 : left.digits < right.digits ? -1 : 1
}

/** Compares two numbers by exact decimal value, for any digits and any exponent: negative, zero or positive (K-57). */
export const compareNumbers = (left: JsonNumber, right: JsonNumber): number => {
  // Shortest spellings order as the host numbers that they spell.
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -1 : left > right ? 1 : 0
  const a = decimalOf(tokenOf(left))
  const b = decimalOf(tokenOf(right))
  if (a.sign !== b.sign) return a.sign - b.sign
  return a.sign * compareMagnitude(a, b)
}

/** Decimal places that a sum of `number` fields may span, the units place included (K-143). */
export const maximumSpan = 1024

const bigOf = (decimal: Decimal, lowest: bigint): bigint =>
  BigInt(decimal.sign) * BigInt(decimal.digits || '0') * 10n ** (lowestPlace(decimal) - lowest)

const lowestPlace = (decimal: Decimal): bigint => decimal.point - BigInt(decimal.digits.length)

/** The sum written positionally: no exponent, no trailing zeros in the fraction, no bare point (K-142). */
const positional = (units: bigint, places: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places)
  const kept = fraction.slice(0, lastDigitOf(fraction))
  return (units < 0n ? '-' : '') + (kept === '' ? whole : `${whole}.${kept}`)
}

/**
 * The exact decimal sum, or nothing when the operands together span more than `maximumSpan` places (K-143):
 * the positions of the first and last digit that is not zero of both operands, and the units position.
 */
export const addDecimals = (left: JsonNumber, right: JsonNumber): JsonNumber | undefined => {
  const operands = [decimalOf(tokenOf(left)), decimalOf(tokenOf(right))].filter(({ sign }) => sign !== 0)
  const places = operands.flatMap((decimal) => [decimal.point - 1n, lowestPlace(decimal)]).concat(0n)
  const highest = places.reduce((a, b) => (a > b ? a : b))
  const lowest = places.reduce((a, b) => (a < b ? a : b))
  if (highest - lowest + 1n > BigInt(maximumSpan)) return undefined
  const units = operands.reduce((sum, decimal) => sum + bigOf(decimal, lowest), 0n)
  return numberOfToken(positional(units, Number(-lowest)))
}
