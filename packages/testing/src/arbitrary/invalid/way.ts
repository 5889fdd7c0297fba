import { isJsonArray, isJsonObject, memberOf, type Json } from '@assent/kernel'
import { objectOf } from '../object-of.js'

/** The way to a part of a document: names of members, indexes of elements. */
export type Way = readonly (string | number)[]

/** What stands there, or nothing. */
export const partAt = (value: Json | undefined, [step, ...rest]: Way): Json | undefined => {
  if (step === undefined || value === undefined) return value
  if (typeof step === 'number') return isJsonArray(value) ? partAt(value[step], rest) : undefined
  return isJsonObject(value) ? partAt(memberOf(value, step), rest) : undefined
}

/** How many elements the list has that stands there; none where there is no list. */
export const countAt = (value: Json, way: Way): number => {
  const list = partAt(value, way)
  return list !== undefined && isJsonArray(list) ? list.length : 0
}

/** The names of the members that the object has that stands there. */
export const namesAt = (value: Json, way: Way): readonly string[] => {
  const object = partAt(value, way)
  return object !== undefined && isJsonObject(object) ? Object.keys(object) : []
}

/** The same document with this part there; lists and objects on the way are made where they are missing. */
export const put = (value: Json | undefined, [step, ...rest]: Way, part: Json): Json => {
  if (step === undefined) return part
  if (typeof step === 'number') {
    const list = value !== undefined && isJsonArray(value) ? value : []
    return list.toSpliced(step, 1, put(list[step], rest, part))
  }
  const object = value !== undefined && isJsonObject(value) ? value : {}
  return objectOf(new Map(Object.entries(object)).set(step, put(memberOf(object, step), rest, part)))
}

/** The same document without this member. */
export const without = (value: Json, way: Way): Json => {
  const holder = partAt(value, way.slice(0, -1))
  if (holder === undefined || !isJsonObject(holder)) return value
  return put(value, way.slice(0, -1), objectOf(Object.entries(holder).filter(([name]) => name !== way.at(-1))))
}

/** The place as parsing spells it: `operations.ignite.transitions[0].from`. */
export const spelled = ([first, ...rest]: Way): string =>
  `${String(first ?? '')}${rest.map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`)).join('')}`
