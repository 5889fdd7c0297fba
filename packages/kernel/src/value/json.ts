import { ExactNumber, type JsonNumber } from './exact-number.js'

/** A JSON value in memory: plain data, with exact numbers. */
export type Json = null | boolean | string | JsonNumber | JsonArray | JsonObject

/** A JSON list. */
export type JsonArray = readonly Json[]

/** A JSON object. Its members are its own enumerable properties; nothing is inherited (K-228). */
export interface JsonObject {
  readonly [name: string]: Json
}

/** The six kinds of JSON, by the words that messages use. */
export type JsonKind = 'null' | 'boolean' | 'string' | 'number' | 'array' | 'object'

/** Is the value a list? It narrows `Json`, which `Array.isArray` does not for readonly lists. */
export const isJsonArray = (value: Json): value is JsonArray => Array.isArray(value)

/** Is the value an object: neither null nor a list nor an exact number? */
export const isJsonObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)

/** The kind of a value by the word that messages use; an exact number is a `number`. */
export const kindOf = (value: Json): JsonKind => {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number' || ExactNumber.is(value)) return 'number'
  return isJsonArray(value) ? 'array' : 'object'
}

/** The own member of an object, or nothing. `constructor` and its like are ordinary names (K-228). */
export const memberOf = <A>(object: { readonly [name: string]: A }, name: string): A | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined

/** Writes a member; made for one name. */
export type WriteMember = <A>(object: { [name: string]: A }, name: string, value: A) => void

const assignMember: WriteMember = (object, name, value) => {
  object[name] = value
}

const defineMember: WriteMember = (object, name, value) => {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
}

/**
 * How to write a member of this name. An assignment would take `__proto__` for the prototype, and would fail on
 * `toString` and its like where the host has frozen its own prototypes.
 */
export const writerOf = (name: string): WriteMember => (name in Object.prototype ? defineMember : assignMember)

/** Writes a member of any name. */
export const setMember: WriteMember = (object, name, value) => {
  writerOf(name)(object, name, value)
}
