import { tokenOf, type JsonNumber } from '@assent/kernel'

/** A number as `digits` times ten to the `exponent`, digits without zeros at either end; zero has none. */
interface Decimal {
  readonly isNegative: boolean
  readonly digits: string
  readonly exponent: bigint
}

const decimal = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/

const read = (number: JsonNumber): Decimal => {
  const [, sign, whole = '', fraction = '', exponent = '0'] = decimal.exec(tokenOf(number)) ?? []
  const all = (whole + fraction).replace(/^0+/, '')
  const digits = all.replace(/0+$/, '')
  const dropped = BigInt(all.length - digits.length)
  return { isNegative: sign === '-', digits, exponent: BigInt(exponent) - BigInt(fraction.length) + dropped }
}

/** The place of the first digit, counted from the units. */
const firstPlace = ({ digits, exponent }: Decimal): bigint => exponent + BigInt(digits.length) - 1n

const sizeIn = ({ isNegative, digits, exponent }: Decimal, unit: bigint): bigint =>
  digits === '' ? 0n : BigInt(isNegative ? `-${digits}` : digits) * 10n ** (exponent - unit)

const smallest = (values: readonly bigint[]): bigint => values.reduce((one, other) => (other < one ? other : one))
const largest = (values: readonly bigint[]): bigint => values.reduce((one, other) => (other > one ? other : one))

const signOf = (number: Decimal): number => (number.digits === '' ? 0 : number.isNegative ? -1 : 1)

/** Exact order of two numbers, whatever their exponents: below zero, zero, above (K-57). */
export const compareDecimals = (left: JsonNumber, right: JsonNumber): number => {
  const [a, b] = [read(left), read(right)]
  if (signOf(a) !== signOf(b)) return signOf(a) - signOf(b)
  if (signOf(a) === 0) return 0
  // Of equal sign: the first digit's place tells, and only numbers of one size are written out (K-58).
  if (firstPlace(a) !== firstPlace(b)) return firstPlace(a) > firstPlace(b) ? signOf(a) : -signOf(a)
  const unit = smallest([a.exponent, b.exponent])
  const difference = sizeIn(a, unit) - sizeIn(b, unit)
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

/** Is it of the `integer` kind: a token without point and exponent, of 64 bits (K-61)? */
export const isOfIntegerKind = (number: JsonNumber): boolean =>
  /^-?[0-9]+$/.test(tokenOf(number)) && isInRange(BigInt(tokenOf(number)))

const isInRange = (value: bigint): boolean => value >= -(2n ** 63n) && value < 2n ** 64n

/** The token of an `integer` sum, or nothing where it leaves the range (K-141). */
export const addIntegers = (left: JsonNumber, right: JsonNumber): string | undefined => {
  const sum = BigInt(tokenOf(left)) + BigInt(tokenOf(right))
  return isInRange(sum) ? sum.toString() : undefined
}

/** The token of a `number` sum, or nothing where the operands span more than 1024 places (K-142, K-143). */
export const addDecimals = (left: JsonNumber, right: JsonNumber): string | undefined => {
  const operands = [read(left), read(right)].filter(({ digits }) => digits !== '')
  const unit = smallest([0n, ...operands.map(({ exponent }) => exponent)])
  const top = largest([0n, ...operands.map(firstPlace)])
  if (top - unit + 1n > 1024n) return undefined
  const sum = operands.reduce((total, one) => total + sizeIn(one, unit), 0n)
  const places = Number(-unit)
  const text = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0')
  const point = text.length - places
  const spelled = places === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`.replace(/\.?0+$/, '')
  return sum < 0n ? `-${spelled}` : spelled
}
