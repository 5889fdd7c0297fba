import { magnitude, roundToBinary64, shortestDigits, spelled } from './binary64.js'

/** `units` times ten to minus `scale` (SR-33). */
export interface Exact {
  readonly units: bigint
  readonly scale: bigint
}

/** What a number is taken for: the binary64 that carries it, and the decimal that it is, where there is one (SR-33). */
export interface Observation {
  readonly carried: number
  readonly exact?: Exact
}

const largestUnits = 2n ** 127n - 1n
const largestScale = 255n

/** The decimal that a text spells, where the domain has it (SR-34). */
export const readDecimal = (text: string): Exact | undefined => {
  const found = spelled(text)
  if (found === undefined || magnitude(found.digits) > largestUnits) return undefined
  if (found.digits === 0n) return { units: 0n, scale: 0n }
  let { digits: units } = found
  let scale = -found.exponent
  while (scale < 0n && magnitude(units) <= largestUnits) [units, scale] = [units * 10n, scale + 1n]
  while (scale > 0n && units % 10n === 0n) [units, scale] = [units / 10n, scale - 1n]
  return magnitude(units) > largestUnits || scale > largestScale ? undefined : { units, scale }
}

/** The decimal that a binary64 counts as, where there is one (SR-35). */
const canonicalDecimal = (value: number): Exact | undefined =>
  Number.isInteger(value) && Math.abs(value) <= 2 ** 63
    ? { units: BigInt(value), scale: 0n }
    : readDecimal(shortestDigits(value))

const carriedWith = (carried: number, exact: Exact | undefined): Observation =>
  exact === undefined ? { carried } : { carried, exact }

/** SR-36. */
const fromBinary64 = (value: number): Observation => carriedWith(value, canonicalDecimal(value))

/** The binary64 nearest to a text that is a decimal, where it is finite. */
const roundedText = (text: string): number | undefined => {
  const found = spelled(text)
  const rounded = found === undefined ? Infinity : roundToBinary64(found)
  return Number.isFinite(rounded) ? rounded : undefined
}

const isWord = (token: string): boolean => {
  if (!/^-?[0-9]+$/.test(token)) return false
  const value = BigInt(token)
  return value >= -(2n ** 63n) && value < 2n ** 64n
}

/** The wire door: a number that came with a value (SR-37); nothing where it cannot be observed. */
export const observeWire = (token: string): Observation | undefined => {
  const rounded = roundedText(token)
  if (rounded === undefined) return undefined
  return isWord(token) ? { carried: rounded, exact: { units: BigInt(token), scale: 0n } } : fromBinary64(rounded)
}

const isSameDecimal = (left: Exact, right: Exact | undefined): boolean =>
  left.units === right?.units && left.scale === right.scale

/** The literal door: a number that stands in the definition (SR-38); nothing where it cannot be observed. */
export const observeLiteral = (text: string): Observation | undefined => {
  const rounded = roundedText(text)
  if (rounded === undefined) return undefined
  const authored = readDecimal(text)
  const isTaken =
    authored !== undefined && (authored.scale === 0n || isSameDecimal(authored, canonicalDecimal(rounded)))
  return isTaken ? { carried: rounded, exact: authored } : fromBinary64(rounded)
}

/** The order of two observations: below zero, zero, above (SR-39). */
export const compareObservations = (left: Observation, right: Observation): number => {
  if (left.exact === undefined || right.exact === undefined) return left.carried - right.carried
  const difference = left.exact.units * 10n ** right.exact.scale - right.exact.units * 10n ** left.exact.scale
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

/** An exact observation never equals one that is not (SR-39). */
export const areEqualObservations = (left: Observation, right: Observation): boolean =>
  (left.exact === undefined) === (right.exact === undefined) && compareObservations(left, right) === 0

/** SR-40. */
export const isZero = ({ carried }: Observation): boolean => carried === 0

/** SR-41. */
export const exactText = ({ carried, exact }: Observation): string => {
  if (exact === undefined) return shortestDigits(carried)
  const places = Number(exact.scale)
  const digits = magnitude(exact.units)
    .toString()
    .padStart(places + 1, '0')
  const sign = exact.units < 0n ? '-' : ''
  const point = digits.length - places
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
