import { numberOfToken, tokenOf, type JsonNumber } from './exact-number.js'

/** The smallest value of the `integer` kind: the signed 64-bit minimum (K-61). */
export const smallestInteger = -9223372036854775808n

/** The largest value of the `integer` kind: the unsigned 64-bit maximum (K-61). */
export const largestInteger = 18446744073709551615n

/** The largest value of the `integer` kind under the service rules: the signed 64-bit maximum (SR-28). */
export const largestSignedInteger = 9223372036854775807n

/** The largest revision (K-127). */
export const largestRevision = 9223372036854775807n

/** The largest version of an entity (K-7). */
export const largestVersion = 4294967295

const integerToken = /^-?[0-9]{1,20}$/

/**
 * The integer that the token spells without point and exponent, in the range of the `integer` kind, or nothing
 * (K-61).
 */
export const integerOf = (number: JsonNumber): bigint | undefined => {
  const token = tokenOf(number)
  if (!integerToken.test(token)) return undefined
  const integer = BigInt(token)
  return integer < smallestInteger || integer > largestInteger ? undefined : integer
}

/** Is the number of the `integer` kind (K-61)? */
export const isInteger = (number: JsonNumber): boolean =>
  Number.isSafeInteger(number) || integerOf(number) !== undefined

/** An integer in memory, written as a plain decimal integer (K-64). */
export const numberOfInteger = (integer: bigint): JsonNumber => numberOfToken(integer.toString())

/**
 * Is the value a version of an entity, 0 to 4294967295? The token `-0` is never a host number, so every whole one in
 * the range is written without a sign (K-65).
 */
export const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestVersion

/** Is the number a revision, 1 to 9223372036854775807 as a plain integer token (K-65, K-127)? */
export const isRevision = (number: JsonNumber): boolean => {
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number >= 1
  const integer = integerOf(number)
  return integer !== undefined && integer >= 1n && integer <= largestRevision
}

/** The revision after this one, or nothing past the largest (K-174). */
export const nextRevision = (revision: JsonNumber): JsonNumber | undefined => {
  if (typeof revision === 'number' && revision < Number.MAX_SAFE_INTEGER) return revision + 1
  const next = BigInt(tokenOf(revision)) + 1n
  return next > largestRevision ? undefined : numberOfInteger(next)
}

/**
 * The exact sum of two safe integers where it is one too, or nothing: nearly always that is all that is needed.
 * `-0` cannot be one of the two, for its token is no host number.
 */
export const addSafeIntegers = (left: unknown, right: unknown): number | undefined => {
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  const sum = left + right
  return Number.isSafeInteger(sum) && Number.isSafeInteger(left) && Number.isSafeInteger(right) ? sum : undefined
}

/** The exact sum, or nothing where it leaves the range of the `integer` kind. Both operands are integers (K-141). */
export const addIntegers = (left: JsonNumber, right: JsonNumber): JsonNumber | undefined => {
  const safe = addSafeIntegers(left, right)
  if (safe !== undefined) return safe
  const sum = BigInt(tokenOf(left)) + BigInt(tokenOf(right))
  return sum < smallestInteger || sum > largestInteger ? undefined : numberOfInteger(sum)
}
