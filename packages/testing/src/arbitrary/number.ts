import { numberOf, tokenOf, type JsonNumber } from '@assent/kernel'
import fc from 'fast-check'

/** The number that a token spells; the token is known to be one. */
export const numberOfKnown = (token: string): JsonNumber => {
  const number = numberOf(token)
  if (number === undefined) throw new Error(`expected a number token, found ${token}`)
  return number
}

/** The same value by another token: with one more digit after the point (K-57, K-59). */
export const respelled = (number: JsonNumber): JsonNumber => {
  const [mantissa = ''] = /^[^eE]*/.exec(tokenOf(number)) ?? []
  const digit = mantissa.includes('.') ? '0' : '.0'
  return numberOfKnown(`${mantissa}${digit}${tokenOf(number).slice(mantissa.length)}`)
}

/** Tokens that a host number respells, and the limits of what it holds. */
export const curiousTokens = [
  '1.0',
  '-0',
  '-0.0',
  '0.1',
  '1e2',
  '1E+2',
  '1e400',
  '-1e-400',
  '1e999999999999',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740991',
  '-9007199254740992',
  '-9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
  '18446744073709551615',
  '18446744073709551616',
  '0.30000000000000000001',
]

const spelled = fc
  .tuple(fc.bigInt({ min: -1000n, max: 10n ** 20n }), fc.constantFrom('', '.0', '.50', 'e0', 'E-3', 'e+7'))
  .map(([whole, rest]) => numberOfKnown(`${whole}${rest}`))

const any = fc.oneof(fc.integer(), spelled, fc.constantFrom(...curiousTokens).map(numberOfKnown))

/** Any JSON number, token by token: integers of any size, fractions, exponents that no host number holds. */
export const jsonNumber = (): fc.Arbitrary<JsonNumber> => any
