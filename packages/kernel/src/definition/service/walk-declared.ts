import type { FieldDocument } from '../../document/document.js'
import { isJsonArray, isJsonObject, memberOf, type Json, type JsonArray, type JsonObject } from '../../value/json.js'
import { contentKeyOf, isOrdinal } from './declared-path.js'

type Declared = FieldDocument | undefined

const insideArray = (array: JsonArray, declared: Declared, path: readonly string[], at: number): Json | undefined => {
  const segment = path[at] as string
  if (segment === 'count') return at + 1 === path.length ? array.length : undefined
  return isOrdinal(segment)
    ? walkDeclared(array[Number(segment)], declared?.items ?? undefined, path, at + 1)
    : undefined
}

/** The variant that the value's own tag selects (SR-50). */
const variantOf = (union: JsonObject, { tag = '', variants = {} }: FieldDocument, segment: string): Declared => {
  const label = memberOf(union, tag)
  return segment === contentKeyOf(tag) && typeof label === 'string' ? memberOf(variants, label) : undefined
}

const declaredMember = (object: JsonObject, declared: Declared, segment: string): Declared => {
  if (declared?.type === 'union') return variantOf(object, declared, segment)
  return declared?.type === 'object' ? memberOf(declared.properties, segment) : undefined
}

const insideObject = (
  object: JsonObject,
  declared: Declared,
  path: readonly string[],
  at: number,
): Json | undefined => {
  const segment = path[at] as string
  // The members of a map have no addresses, whatever their names are (SR-48).
  if (declared?.type === 'map') {
    return segment === 'count' && at + 1 === path.length ? Object.keys(object).length : undefined
  }
  return walkDeclared(memberOf(object, segment), declaredMember(object, declared, segment), path, at + 1)
}

/**
 * Follows a path beside the declaration of each value on the way, from its segment `at` on. A list answers `count` and
 * ordinals by being a list, a map its `count` only where it is declared as one (SR-50 to SR-52).
 */
export const walkDeclared = (
  value: Json | undefined,
  declared: Declared,
  path: readonly string[],
  at: number,
): Json | undefined => {
  if (value === undefined || at === path.length) return value
  if (isJsonArray(value)) return insideArray(value, declared, path, at)
  return isJsonObject(value) ? insideObject(value, declared, path, at) : undefined
}
