import { isJsonArray, isJsonNumber, isJsonObject, tokenOf, type Json, type JsonNumber } from '@assent/kernel'
import { objectOf } from '../object-of.js'

/** Does a binary64 hold the number, exactly or rounded (SR-37, SR-38)? */
export const isObservable = (number: JsonNumber): boolean => Number.isFinite(Number(tokenOf(number)))

/** The same value with 1 in the place of each number that no binary64 holds (SR-45). */
export const withObservableNumbers = (value: Json): Json => {
  if (isJsonNumber(value)) return isObservable(value) ? value : 1
  if (isJsonArray(value)) return value.map(withObservableNumbers)
  if (!isJsonObject(value)) return value
  return objectOf(Object.entries(value).map(([name, member]) => [name, withObservableNumbers(member)]))
}
