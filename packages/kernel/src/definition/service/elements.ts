import { isJsonArray, isJsonObject, type Json } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import type { Scope } from '../scope.js'

/** What a quantifier walks: a list in its order, the values of an object in name order; nothing else (SR-67). */
export const elementsOf = (collection: Json | undefined): readonly Json[] | undefined => {
  if (collection === undefined) return undefined
  if (isJsonArray(collection)) return collection
  return isJsonObject(collection) ? namesOf(collection).map((name) => collection[name] as Json) : undefined
}

/** The scope of a body at one element; a null is an element too, and reading it gives nothing (SR-71). */
export const within = (scope: Scope, element: Json): Scope => ({ ...scope, bound: { element, outer: scope.bound } })
