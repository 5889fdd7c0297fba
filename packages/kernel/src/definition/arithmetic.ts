import type { FieldKind } from '../document/document.js'
import { addDecimals, maximumSpan } from '../value/decimal.js'
import { tokenOf, type JsonNumber } from '../value/exact-number.js'
import { addIntegers, largestInteger, largestSignedInteger, smallestInteger } from '../value/integer.js'
import { observeWire } from '../value/source-number/observe.js'

/** How numbers of a kind are added, exactly; nothing where the sum leaves the range (K-141 to K-143). */
export interface Arithmetic {
  readonly kind: 'integer' | 'number'
  readonly add: (value: JsonNumber, amount: JsonNumber) => JsonNumber | undefined
  /** As a refusal says it. */
  readonly range: string
}

const integers: Arithmetic = {
  kind: 'integer',
  add: addIntegers,
  range: `${smallestInteger} to ${largestInteger}`,
}

const decimals: Arithmetic = {
  kind: 'number',
  add: addDecimals,
  range: `at most ${maximumSpan} decimal places`,
}

const sourceIntegers: Arithmetic = {
  kind: 'integer',
  add: (value, amount) => {
    const sum = addIntegers(value, amount)
    return sum === undefined || BigInt(tokenOf(sum)) <= largestSignedInteger ? sum : undefined
  },
  range: `${smallestInteger} to ${largestSignedInteger}`,
}

const sourceDecimals: Arithmetic = {
  kind: 'number',
  add: (value, amount) => {
    const sum = addDecimals(value, amount)
    return sum === undefined || observeWire(sum) === undefined ? undefined : sum
  },
  range: `at most ${maximumSpan} decimal places, and what a binary64 holds`,
}

/** How a field of a kind is incremented; the service rules admit less (SR-108a). */
export const arithmeticOf = (kind: FieldKind | undefined, isService: boolean): Arithmetic => {
  if (kind === 'integer') return isService ? sourceIntegers : integers
  return isService ? sourceDecimals : decimals
}
