import { withoutTrailingZeros, type DecimalParts } from './decimal-parts.js'
import { numberOfToken, partsOf, type JsonNumber } from './exact-number.js'

const order = <A extends string | bigint>(left: A, right: A): -1 | 0 | 1 => (left === right ? 0 : left < right ? -1 : 1)

// Without zeros at the ends, digits after a common point order as text does.
const compareMagnitudes = (left: DecimalParts, right: DecimalParts): -1 | 0 | 1 =>
  order(left.point, right.point) || order(left.digits, right.digits)

/** Compares two numbers by exact decimal value, for any digits and any exponent: negative, zero or positive (K-57). */
export const compareNumbers = (left: JsonNumber, right: JsonNumber): number => {
  // Shortest spellings order as the host numbers that they spell.
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -1 : left > right ? 1 : 0
  const a = partsOf(left)
  const b = partsOf(right)
  if (a.sign !== b.sign) return a.sign - b.sign
  return a.sign < 0 ? compareMagnitudes(b, a) : compareMagnitudes(a, b)
}

/** Decimal places that a sum of `number` fields may span, the units place included (K-143). */
export const maximumSpan = 1024

const highestPlace = (parts: DecimalParts): bigint => parts.point - 1n

const lowestPlace = (parts: DecimalParts): bigint => parts.point - BigInt(parts.digits.length)

/** How many units of the place `lowest` a number is. */
const unitsOf = (parts: DecimalParts, lowest: bigint): bigint =>
  BigInt(parts.sign) * BigInt(parts.digits) * 10n ** (lowestPlace(parts) - lowest)

/** The sum written positionally: no exponent, no trailing zeros in the fraction, no bare point (K-142). */
const positional = (units: bigint, fractionDigits: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(fractionDigits + 1, '0')
  const whole = digits.slice(0, digits.length - fractionDigits)
  const fraction = withoutTrailingZeros(digits.slice(digits.length - fractionDigits))
  return (units < 0n ? '-' : '') + (fraction === '' ? whole : `${whole}.${fraction}`)
}

/**
 * The exact decimal sum, or nothing when the operands together span more than `maximumSpan` places (K-143):
 * the positions of the first and last digit that is not zero of both operands, and the units position.
 */
export const addDecimals = (left: JsonNumber, right: JsonNumber): JsonNumber | undefined => {
  const operands = [partsOf(left), partsOf(right)].filter(({ sign }) => sign !== 0)
  const places = operands.flatMap((parts) => [highestPlace(parts), lowestPlace(parts)]).concat(0n)
  const highest = places.reduce((a, b) => (a > b ? a : b))
  const lowest = places.reduce((a, b) => (a < b ? a : b))
  if (highest - lowest + 1n > BigInt(maximumSpan)) return undefined
  const units = operands.reduce((sum, parts) => sum + unitsOf(parts, lowest), 0n)
  return numberOfToken(positional(units, Number(-lowest)))
}
