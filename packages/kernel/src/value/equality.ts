import { compareNumbers } from './decimal.js'
import { isJsonNumber, tokenOf, type JsonNumber } from './exact-number.js'
import { isJsonArray, isJsonObject, type Json, type JsonArray, type JsonObject } from './json.js'

type SameNumber = (left: JsonNumber, right: JsonNumber) => boolean

const sameList = (left: JsonArray, right: JsonArray, sameNumber: SameNumber): boolean =>
  left.length === right.length && left.every((element, index) => same(element, right[index] as Json, sameNumber))

const sameObject = (left: JsonObject, right: JsonObject, sameNumber: SameNumber): boolean => {
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && same(left[name] as Json, right[name] as Json, sameNumber))
  )
}

const same = (left: Json, right: Json, sameNumber: SameNumber): boolean => {
  if (typeof left === 'string') return left === right
  // Before the host is asked, which calls `0` and `-0` the same.
  if (isJsonNumber(left)) return isJsonNumber(right) && sameNumber(left, right)
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (isJsonArray(left)) return isJsonArray(right) && sameList(left, right, sameNumber)
  return isJsonObject(right) && sameObject(left, right, sameNumber)
}

const sameValue: SameNumber = (left, right) => compareNumbers(left, right) === 0

/** Equality of conditions: numbers by exact value, at every depth; objects in any member order (K-92). */
export const equalByValue = (left: Json, right: Json): boolean => same(left, right, sameValue)

const sameToken: SameNumber = (left, right) =>
  typeof left === 'number' && typeof right === 'number' ? Object.is(left, right) : tokenOf(left) === tokenOf(right)

/** Equality of stored data: numbers by token, so `1` and `1.0` differ (K-59). */
export const equalByToken = (left: Json, right: Json): boolean =>
  typeof left === 'number' && typeof right === 'number' ? Object.is(left, right) : same(left, right, sameToken)
