import { addDecimals, maximumSpan } from '../value/decimal.js'
import type { JsonNumber } from '../value/exact-number.js'
import { addIntegers, largestInteger, smallestInteger } from '../value/integer.js'

/** How numbers of a kind are added, exactly; nothing where the sum leaves the range (K-141 to K-143). */
export interface Arithmetic {
  readonly kind: 'integer' | 'number'
  readonly add: (value: JsonNumber, amount: JsonNumber) => JsonNumber | undefined
  /** As a refusal says it. */
  readonly range: string
}

export const integers: Arithmetic = {
  kind: 'integer',
  add: addIntegers,
  range: `${smallestInteger} to ${largestInteger}`,
}

export const decimals: Arithmetic = {
  kind: 'number',
  add: addDecimals,
  range: `at most ${maximumSpan} decimal places`,
}
