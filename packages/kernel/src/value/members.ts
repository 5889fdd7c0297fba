import { setMember, type Json, type JsonObject } from './json.js'
import { compareText } from './text.js'

/** A member to write, or to leave out where the value is nothing. */
export type Change = readonly [name: string, value: Json | undefined]

/** A new object with the changes applied and its members in name order (K-204). */
export const inNameOrder = (object: JsonObject, changes: readonly Change[]): JsonObject => {
  const members = new Map<string, Json | undefined>(Object.entries(object))
  for (const [name, value] of changes) members.set(name, value)
  const result: { [name: string]: Json } = {}
  for (const name of [...members.keys()].sort(compareText)) {
    const value = members.get(name)
    if (value !== undefined) setMember(result, name, value)
  }
  return result
}

const isOverwrite = (object: JsonObject, changes: readonly Change[]): boolean => {
  for (const [name, value] of changes) {
    if (value === undefined || !Object.hasOwn(object, name)) return false
  }
  return true
}

/** The same, and cheap where every change overwrites a member that is there. */
export const withChanges = (object: JsonObject, changes: readonly Change[]): JsonObject => {
  if (changes.length === 0) return object
  if (!isOverwrite(object, changes)) return inNameOrder(object, changes)
  const result: { [name: string]: Json } = { ...object }
  // Each is an own member already, so that no name means anything else.
  for (const [name, value] of changes) result[name] = value as Json
  return result
}
