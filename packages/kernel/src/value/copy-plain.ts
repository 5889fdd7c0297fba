import { ExactNumber } from './exact-number.js'
import { setMember, type Json, type JsonArray, type JsonObject } from './json.js'
import { isPlainRecord, ownValue } from './own-property.js'
import { compareText, isInOrder } from './text.js'

/** What `copyPlain` answers where a value needs a closer look. */
export const doubtful: unique symbol = Symbol('doubtful')

type Copy<A extends Json> = A | typeof doubtful

/** What is left of the effort that the quick way may make. */
interface Allowance {
  containers: number
}

const isPlainScalar = (value: unknown): value is null | boolean | number | string => {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return typeof value === 'boolean' || value === null
}

/** Lists and objects that the quick way copies. One of more may hold few of them many times over. */
const mostContainers = 2 ** 18

const copyArray = (array: readonly unknown[], depth: number, allowance: Allowance): Copy<JsonArray> => {
  // A list with holes or other members has another number of names than elements, or accessors among them.
  if (Object.getPrototypeOf(array) !== Array.prototype || Object.keys(array).length !== array.length) return doubtful
  const copy: Json[] = []
  for (let index = 0; index < array.length; index += 1) {
    const element = copyValue(ownValue(array, index), depth, allowance)
    if (element === doubtful) return doubtful
    copy.push(element)
  }
  return copy
}

const inNameOrder = (object: JsonObject): JsonObject => {
  const result: { [name: string]: Json } = {}
  for (const name of Object.keys(object).sort(compareText)) setMember(result, name, object[name] as Json)
  return result
}

// Only own values are taken, so that no accessor runs.
const holdsOnlyValues = (object: object): boolean => {
  for (const name in object) {
    if (ownValue(object, name) === undefined) return false
  }
  return true
}

const holdsOnlyScalars = (copy: { readonly [name: string]: unknown }): boolean => {
  for (const name in copy) {
    if (!isPlainScalar(copy[name])) return false
  }
  return true
}

const copyInside = (copy: { [name: string]: Json }, depth: number, allowance: Allowance): Copy<JsonObject> => {
  for (const name in copy) {
    const member = copyValue(copy[name], depth, allowance)
    if (member === doubtful) return doubtful
    copy[name] = member
  }
  return copy
}

/**
 * One spread makes the copy: it has the shape of the original, where members added one by one would make an object that
 * is slower to read and to copy again. It is the copy that is looked at: a Proxy may show one thing and give another.
 */
const copyMembers = (object: object, depth: number, allowance: Allowance): Copy<JsonObject> => {
  if (Object.getOwnPropertySymbols(object).length > 0 || !holdsOnlyValues(object)) return doubtful
  const copy = { ...object } as { [name: string]: Json }
  return holdsOnlyScalars(copy) ? copy : copyInside(copy, depth, allowance)
}

/** Names in order are returned as they are. */
const ordered = (copy: JsonObject): Copy<JsonObject> => {
  let before = ''
  let inOrder = true
  for (const name in copy) {
    if (!name.isWellFormed()) return doubtful
    inOrder &&= isInOrder(before, name)
    before = name
  }
  return inOrder ? copy : inNameOrder(copy)
}

const copyObject = (object: object, depth: number, allowance: Allowance): Copy<JsonObject> => {
  const copy = copyMembers(object, depth, allowance)
  return copy === doubtful ? copy : ordered(copy)
}

const mayEnter = (depth: number, allowance: Allowance): boolean => {
  allowance.containers -= 1
  return depth > 0 && allowance.containers >= 0
}

/** Most objects are plain ones, so that is asked first: to tell an exact number costs more. */
const copyReference = (value: unknown, depth: number, allowance: Allowance): Copy<Json> => {
  if (isPlainRecord(value)) return mayEnter(depth, allowance) ? copyObject(value, depth - 1, allowance) : doubtful
  if (Array.isArray(value)) return mayEnter(depth, allowance) ? copyArray(value, depth - 1, allowance) : doubtful
  return ExactNumber.is(value) ? value : doubtful
}

const copyValue = (value: unknown, depth: number, allowance: Allowance): Copy<Json> =>
  isPlainScalar(value) ? value : copyReference(value, depth, allowance)

/**
 * The quick way of `toJson`, for values that need no care: a copy in name order, or `doubtful`, and then nothing was
 * said of why. Measured: a third of the time of the way that can name faults.
 */
export const copyPlain = (value: unknown, depth: number): Copy<Json> =>
  copyValue(value, depth, { containers: mostContainers })

/**
 * The same for an object whose names the caller looks at afterwards: they are as the host gave them, in any order, and
 * may hold an unpaired surrogate. Members inside are in name order.
 *
 * Its spread is not the one of `copyMembers`: the host remembers a few shapes at each, and documents have many.
 */
export const copyPlainMembers = (value: unknown, depth: number): Copy<JsonObject> => {
  if (!isPlainRecord(value)) return doubtful
  if (Object.getOwnPropertySymbols(value).length > 0 || !holdsOnlyValues(value)) return doubtful
  const copy = { ...value } as { [name: string]: Json }
  return holdsOnlyScalars(copy) ? copy : copyInside(copy, depth - 1, { containers: mostContainers })
}
