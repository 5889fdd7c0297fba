import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { objectOf } from './object-of.js'

/** The same JSON value with the members of each object in some other order, at every depth (K-233). */
export const shuffled = (value: Json): fc.Arbitrary<Json> => {
  if (isJsonArray(value)) return fc.tuple(...value.map(shuffled))
  if (!isJsonObject(value)) return fc.constant(value)
  const names = fc.shuffledSubarray(Object.keys(value), { minLength: Object.keys(value).length })
  const members = fc.tuple(
    ...Object.entries(value).map(([name, member]) => fc.tuple(fc.constant(name), shuffled(member))),
  )
  return fc.tuple(names, members).map(([order, entries]) => {
    const byName = objectOf(entries)
    return objectOf(order.map((name) => [name, byName[name] as Json]))
  })
}
