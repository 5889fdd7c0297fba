import { isJsonNumber } from '../../value/exact-number.js'
import { isJsonArray, isJsonObject, memberOf, type Json, type JsonArray, type JsonObject } from '../../value/json.js'
import type { Template } from '../compile-template.js'
import { equalObserved } from './observed-number.js'

/** Where an element of a resolved list came from: all of what a reference gave came from that reference. */
const elementOf = (from: Template, index: number): Template =>
  from.form === 'list' ? (from.parts[index]?.template ?? from) : from

const memberFrom = (from: Template, name: string): Template =>
  from.form === 'object' ? (from.parts.find((part) => part.name === name)?.template ?? from) : from

const sameList = (left: JsonArray, leftFrom: Template, right: JsonArray, rightFrom: Template): boolean =>
  left.length === right.length &&
  left.every((element, index) =>
    equalAsObserved(element, elementOf(leftFrom, index), right[index] as Json, elementOf(rightFrom, index)),
  )

const sameObject = (left: JsonObject, leftFrom: Template, right: JsonObject, rightFrom: Template): boolean => {
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => {
      const other = memberOf(right, name)
      const from = memberFrom(leftFrom, name)
      return other !== undefined && equalAsObserved(left[name] as Json, from, other, memberFrom(rightFrom, name))
    })
  )
}

/**
 * Equality of conditions under the service rules: numbers as they are observed, at every depth. A number is read
 * through the door of the part of its operand that it came from (SR-42).
 */
export const equalAsObserved = (left: Json, leftFrom: Template, right: Json, rightFrom: Template): boolean => {
  if (isJsonNumber(left)) return isJsonNumber(right) && equalObserved(left, leftFrom, right, rightFrom)
  if (typeof left !== 'object' || left === null) return left === right
  if (typeof right !== 'object' || right === null) return false
  if (isJsonArray(left)) return isJsonArray(right) && sameList(left, leftFrom, right, rightFrom)
  return isJsonObject(left) && isJsonObject(right) && sameObject(left, leftFrom, right, rightFrom)
}

/** Does a list that came from an operand hold a value? */
export const holdsAsObserved = (list: JsonArray, listFrom: Template, needle: Json, needleFrom: Template): boolean => {
  for (let index = 0; index < list.length; index += 1) {
    if (equalAsObserved(list[index] as Json, elementOf(listFrom, index), needle, needleFrom)) return true
  }
  return false
}
