import { withoutTrailingZeros } from '../decimal-parts.js'
import type { SourceDecimal } from './observation.js'

const mostUnits = 2n ** 127n - 1n
const mostDigits = mostUnits.toString().length
const mostPlaces = 255

const grammar = /^([+-]?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/

/** Is the text a decimal, however large: digits, with or without a sign, a fraction, an exponent? */
export const isDecimalText = (text: string): boolean => grammar.test(text)

const zero: SourceDecimal = { units: 0n, scale: 0 }

const signed = (sign: string, digits: string): bigint => (sign === '-' ? -BigInt(digits) : BigInt(digits))

const fits = (digits: string): boolean => digits.length <= mostDigits && BigInt(digits) <= mostUnits

/** Zeros of the fraction say nothing; the whole part keeps its own. */
const shortened = (sign: string, digits: string, scale: number): SourceDecimal | undefined => {
  const removed = Math.min(digits.length - withoutTrailingZeros(digits).length, scale)
  const rest = scale - removed
  return rest > mostPlaces ? undefined : { units: signed(sign, digits.slice(0, digits.length - removed)), scale: rest }
}

/**
 * A text as a decimal of at most 2^127 − 1 units and 255 places, or nothing where it is no number or does not fit
 * (SR-34).
 */
export const readDecimal = (text: string): SourceDecimal | undefined => {
  const match = grammar.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return zero
  if (!fits(digits)) return undefined
  const scale = fraction.length - Number(exponent)
  if (scale >= 0) return shortened(sign, digits, scale)
  if (digits.length - scale > mostDigits) return undefined
  const expanded = digits + '0'.repeat(-scale)
  return fits(expanded) ? { units: signed(sign, expanded), scale: 0 } : undefined
}
