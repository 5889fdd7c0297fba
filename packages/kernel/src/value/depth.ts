import { defaultLimits, wrappingDepth } from '../limits.js'
import { isJsonArray, isJsonObject, type Json } from './json.js'

/** Nesting of fields, arguments and payloads, the object that holds them included (D-5). */
export const deepestValue = defaultLimits.depth - wrappingDepth

/** Are lists and objects nested deeper than this many levels? It looks no deeper itself. */
export const isDeeperThan = (value: Json, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (isJsonArray(value)) return levels === 0 || value.some((element) => isDeeperThan(element, levels - 1))
  if (!isJsonObject(value)) return false
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1))
}
