import { isJsonArray, isJsonNumber, isJsonObject, type Json } from '@assent/kernel'
import { compareDecimals } from './decimal.js'
import { namesOf } from './names.js'

/** Equality of conditions: numbers by value, at every depth (K-92). */
export const isEqual = (left: Json, right: Json): boolean => {
  if (isJsonNumber(left) || isJsonNumber(right))
    return isJsonNumber(left) && isJsonNumber(right) && compareDecimals(left, right) === 0
  if (isJsonArray(left) || isJsonArray(right))
    return (
      isJsonArray(left) &&
      isJsonArray(right) &&
      left.length === right.length &&
      left.every((element, index) => isEqual(element, right[index] ?? null))
    )
  if (isJsonObject(left) && isJsonObject(right)) {
    const names = namesOf(left)
    return (
      JSON.stringify(names) === JSON.stringify(namesOf(right)) &&
      names.every((name) => isEqual(left[name] ?? null, right[name] ?? null))
    )
  }
  return left === right
}
