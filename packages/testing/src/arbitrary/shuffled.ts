import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { objectOf } from './object-of.js'

const shuffledJson = (value: Json): fc.Arbitrary<Json> => {
  if (isJsonArray(value)) return fc.tuple(...value.map(shuffledJson))
  if (!isJsonObject(value)) return fc.constant(value)
  const names = Object.keys(value)
  const order = fc.shuffledSubarray(names, { minLength: names.length })
  const members = fc.tuple(
    ...Object.entries(value).map(([name, member]) => fc.tuple(fc.constant(name), shuffledJson(member))),
  )
  return fc.tuple(order, members).map(([ordered, entries]) => {
    const byName = objectOf(entries)
    return objectOf(ordered.map((name) => [name, byName[name] as Json]))
  })
}

/** The same JSON value or document with the members of each object in some other order, at every depth (K-233). */
export const shuffled = (value: Json | object): fc.Arbitrary<Json> => shuffledJson(value as Json)
