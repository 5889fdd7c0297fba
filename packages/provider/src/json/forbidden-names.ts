import { isJsonArray, isJsonObject, type Json, type ValueError } from '@assent/kernel'
import { pathInside } from './faults.js'
import { holds } from './holds.js'

// Schema libraries take it for the prototype, and lose it without a word.
const forbidden = '__proto__'

const isForbidden = (value: Json): boolean => isJsonObject(value) && Object.hasOwn(value, forbidden)

const placesIn = (value: Json, path: string): readonly string[] => {
  if (isJsonArray(value)) return value.flatMap((element, index) => placesIn(element, `${path}[${index}]`))
  if (!isJsonObject(value)) return []
  const own = isForbidden(value) ? [pathInside(path, forbidden)] : []
  return [...own, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, pathInside(path, name)))]
}

/** Every member that is named `__proto__`. Hardly any value has one, so the places are looked for only then. */
export const forbiddenNames = (value: Json): readonly ValueError[] =>
  holds(value, isForbidden)
    ? placesIn(value, '').map((path) => ({ path, message: 'no member may have this name' }))
    : []
