import { numberOf, type JsonNumber } from '@assent/kernel'

/** The most digits, and the largest exponent, of a number in `jsonb` here; its own bounds are wider. */
const largestHeld = 8000

/** An exponent of more digits is not made up for by any number of digits that a text has room for. */
const longestExponent = 12

const parts = /^(-?)0*(\d*?)(?:\.(\d+))?(?:[eE]([+-]?)0*(\d+))?$/

const withoutLeading = (digits: string): string => digits.slice(digits.search(/[1-9]|$/))

const withoutTrailing = (digits: string): string => {
  let length = digits.length
  while (digits[length - 1] === '0') length -= 1
  return digits.slice(0, length)
}

/**
 * A number as `jsonb` can hold it: its value, spelled without zeros at either end; nothing where it is too long or its
 * exponent too large. By value, not by token, so that equal numbers are held alike.
 */
export const heldNumber = (token: string): JsonNumber | undefined => {
  const [, sign = '', whole = '', fraction = '', exponentSign = '', exponent = '0'] = parts.exec(token) ?? []
  const digits = withoutLeading(whole + fraction)
  const significant = withoutTrailing(digits)
  if (significant === '') return 0
  if (significant.length > largestHeld || exponent.length > longestExponent) return undefined
  const power = Number(exponentSign + exponent) - fraction.length + digits.length - significant.length
  return Math.abs(power) > largestHeld ? undefined : numberOf(`${sign}${significant}e${power}`)
}
