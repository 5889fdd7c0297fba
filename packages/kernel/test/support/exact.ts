import { numberOf, type JsonNumber } from '../../src/value/exact-number.js'
import './exact-number-equality.js'

/** The number that a token spells; a test that misspells one is told so. */
export const exact = (token: string): JsonNumber => {
  const number = numberOf(token)
  if (number === undefined) throw new Error(`\`${token}\` is not a number token`)
  return number
}
