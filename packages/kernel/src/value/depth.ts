import { defaultLimits, wrappingDepth } from '../limits.js'
import { ExactNumber } from './exact-number.js'
import type { Json, JsonArray, JsonObject } from './json.js'

/** Nesting of fields, arguments and payloads, the object that holds them included (D-5). */
export const deepestValue = defaultLimits.depth - wrappingDepth

const isContainer = (value: Json): value is JsonArray | JsonObject =>
  typeof value === 'object' && value !== null && !ExactNumber.is(value)

/** Are lists and objects nested deeper than this many levels? It looks no deeper itself. */
export const isDeeperThan = (value: Json, levels: number): boolean => {
  if (!isContainer(value)) return false
  if (levels === 0) return true
  // Own members only, for every value is one of our own copies; no list of them is made.
  for (const name in value) {
    if (isDeeperThan((value as JsonObject)[name] as Json, levels - 1)) return true
  }
  return false
}
