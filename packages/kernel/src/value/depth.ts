import { defaultLimits, wrappingDepth } from '../limits.js'
import { ExactNumber } from './exact-number.js'
import { isJsonArray, type Json } from './json.js'

/** Nesting of fields, arguments and payloads, the object that holds them included (D-5). */
export const deepestValue = defaultLimits.depth - wrappingDepth

/** Are lists and objects nested deeper than this many levels? It looks no deeper itself. */
export const isDeeperThan = (value: Json, levels: number): boolean => {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return false
  if (levels === 0) return true
  if (isJsonArray(value)) return value.some((element) => isDeeperThan(element, levels - 1))
  // Every value is one of our own copies, so that it inherits nothing; no list of its members is made.
  for (const name in value) {
    const member = value[name] as Json
    if (typeof member === 'object' && isDeeperThan(member, levels - 1)) return true
  }
  return false
}
