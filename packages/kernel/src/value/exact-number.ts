/**
 * A number whose JSON token a host number would respell: `1.0`, `-0`, `9007199254740993`, `1e400`.
 *
 * It holds the token as it was received; nothing converts it through binary floating point (K-56).
 */
export class ExactNumber {
  readonly #token: string

  private constructor(token: string) {
    this.#token = token
    Object.freeze(this)
  }

  /** The exact spelling, always a JSON number token. */
  get token(): string {
    return this.#token
  }

  toString(): string {
    return this.#token
  }

  /** `JSON.stringify` cannot write a raw token: it gets the spelling as text. Use `stringify` of this package instead. */
  toJSON(): string {
    return this.#token
  }

  static is(value: unknown): value is ExactNumber {
    return typeof value === 'object' && value !== null && #token in value
  }

  /** For `numberOf` only, which has checked the token's grammar. */
  static unchecked(token: string): ExactNumber {
    return new ExactNumber(token)
  }
}

/** A JSON number: a host number where its token survives the round trip, else the token itself. */
export type JsonNumber = number | ExactNumber

const numberToken = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/

/** Is the text a number token of JSON (RFC 8259)? */
export const isNumberToken = (text: string): boolean => numberToken.test(text)

/** The number that a token, already known to be one, spells. */
export const numberOfToken = (token: string): JsonNumber => {
  // No host number is written with more than 25 characters.
  if (token.length > 25) return ExactNumber.unchecked(token)
  const number = Number(token)
  return String(number) === token ? number : ExactNumber.unchecked(token)
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

/** Is the value a JSON number in memory? Host infinities and NaN are not. */
export const isJsonNumber = (value: unknown): value is JsonNumber =>
  typeof value === 'number' ? Number.isFinite(value) : ExactNumber.is(value)
