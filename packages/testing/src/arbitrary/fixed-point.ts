import { tokenOf, type JsonNumber } from '@assent/kernel'
import { numberOfKnown } from './number.js'

// Exact decimals as whole numbers of 10^-20: fine enough to tell what a host number cannot.
const places = 20

/** One, in fixed point. */
export const one = 10n ** BigInt(places)

// Beyond this many digits a number only counts as very large, or as next to nothing.
const farthest = 400

const decimalToken = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([-+]?[0-9]+))?$/

/** The quotient, rounded down. */
const floorDivided = (value: bigint, divisor: bigint): bigint =>
  value / divisor - (value < 0n && value % divisor !== 0n ? 1n : 0n)

/** The number in fixed point, rounded down. A number of more than 400 digits is 10^400, or as much below zero. */
export const fixedOf = (number: JsonNumber): bigint => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = decimalToken.exec(tokenOf(number)) ?? []
  const digits = BigInt(sign + whole + fraction)
  if (digits === 0n) return 0n
  const shift = Number(exponent) + places - fraction.length
  if (shift > farthest) return (digits < 0n ? -1n : 1n) * 10n ** BigInt(farthest)
  if (shift >= 0) return digits * 10n ** BigInt(shift)
  return floorDivided(digits, 10n ** BigInt(Math.min(-shift, farthest + whole.length + fraction.length)))
}

/** The same, rounded up. */
export const fixedAbove = (number: JsonNumber): bigint => -fixedOf(negated(number))

/** Is the number small enough for its fixed point to stand for it? */
export const isNear = (number: JsonNumber): boolean => {
  const fixed = fixedOf(number)
  return -(10n ** 60n) < fixed && fixed < 10n ** 60n
}

/** The number of the other sign, spelled alike. */
const negated = (number: JsonNumber): JsonNumber => {
  const token = tokenOf(number)
  return numberOfKnown(token.startsWith('-') ? token.slice(1) : `-${token}`)
}

/** The largest whole number that is not above the number. */
export const floorOf = (number: JsonNumber): bigint => floorDivided(fixedOf(number), one)

/** The smallest whole number that is not below the number. */
export const ceilingOf = (number: JsonNumber): bigint => -floorOf(negated(number))

/** A fixed point as a number, without exponent and without zeros at its end. */
export const numberOfFixed = (fixed: bigint): JsonNumber => {
  const digits = (fixed < 0n ? -fixed : fixed).toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  const sign = fixed < 0n ? '-' : ''
  return numberOfKnown(`${sign}${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`)
}

/** A number ten times as far from zero; zero stays zero. */
export const tenfold = (number: JsonNumber): JsonNumber => {
  const [mantissa = '', exponent = '0'] = tokenOf(number).toLowerCase().split('e')
  return numberOfKnown(`${mantissa}e${BigInt(exponent.replace('+', '')) + 1n}`)
}
