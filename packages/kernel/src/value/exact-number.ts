import { partsOfToken, type DecimalParts } from './decimal-parts.js'
import { scanNumber } from './scan-number.js'

/** Is the text a number token of JSON (RFC 8259)? */
export const isNumberToken = (text: string): boolean => scanNumber(text, 0) === text.length

// What only this module may do with an exact number.
let exactNumber: (token: string) => ExactNumber
let partsOfExactNumber: (number: ExactNumber) => DecimalParts

/**
 * A number whose JSON token a host number would respell: `1.0`, `-0`, `9007199254740993`, `1e400`. Made by `numberOf`.
 *
 * It holds the token as it was received; nothing converts it through binary floating point (K-56).
 */
export class ExactNumber {
  static {
    exactNumber = (token) => new ExactNumber(token)
    partsOfExactNumber = (number) => (number.#parts ??= partsOfToken(number.token))
  }

  /** The exact spelling, always a JSON number token. */
  readonly token: string

  // Kept, so that comparing one long number with many others takes linear time (D-5).
  #parts: DecimalParts | undefined

  private constructor(token: string) {
    // The type keeps others out, not the host: whatever is an exact number can be written as JSON.
    if (!isNumberToken(token)) throw new TypeError('not a number token of JSON')
    this.token = token
    Object.freeze(this)
  }

  /** The token, so that a template string shows the number as it was spelled. */
  toString(): string {
    return this.token
  }

  /**
   * `JSON.stringify` cannot write a raw token: it gets the spelling as text. Use `stringify` of this package instead.
   */
  toJSON(): string {
    return this.token
  }

  /** Is the value an exact number? Asked of the private part, so that no look-alike passes. */
  static is(value: unknown): value is ExactNumber {
    return typeof value === 'object' && value !== null && #parts in value
  }
}

/** A JSON number: a host number where its token survives the round trip, else the token itself. */
export type JsonNumber = number | ExactNumber

/** The number that a token, already known to be one, spells. */
export const numberOfToken = (token: string): JsonNumber => {
  // No host number is written with more than 25 characters.
  if (token.length > 25) return exactNumber(token)
  const number = Number(token)
  return String(number) === token ? number : exactNumber(token)
}

/**
 * The number that a text spells, or nothing where the text is no JSON number token.
 *
 * @example numberOf('1.50') // an ExactNumber that is written back as `1.50`
 */
export const numberOf = (token: string): JsonNumber | undefined =>
  isNumberToken(token) ? numberOfToken(token) : undefined

/** The token of a number: digits, sign, point and exponent as received (K-56). */
export const tokenOf = (number: JsonNumber): string =>
  typeof number !== 'number' ? number.token : Object.is(number, -0) ? '-0' : String(number)

/** The number taken apart, for exact arithmetic. */
export const partsOf = (number: JsonNumber): DecimalParts =>
  typeof number === 'number' ? partsOfToken(tokenOf(number)) : partsOfExactNumber(number)

/** Is the value a JSON number in memory? Host infinities and NaN are not. */
export const isJsonNumber = (value: unknown): value is JsonNumber =>
  typeof value === 'number' ? Number.isFinite(value) : ExactNumber.is(value)
