import {
  canonical,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  numberOf,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryPage } from '../../src/index.js'
import { queryFragment } from '../../src/sql/query-fragment.js'
import { valueOf } from '../parcel.js'

const texts = fc.constantFrom('', 'a', 'a"b', '\\', '\u0000', '\u{1f600}', '__proto__', '1', ':', '{"a":1}')
const numbers = fc.constantFrom('0', '-0', '1', '1.0', '10e-1', '0.1', '1e400').map((token) => numberOf(token) ?? null)

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(texts, numbers, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 3 }),
  ),
}))

const respelled = (number: Json): Json =>
  isJsonNumber(number) && canonical(number) === '1' ? (numberOf('1.00') ?? null) : number

const allOf = <A>(parts: readonly fc.Arbitrary<A>[]): fc.Arbitrary<readonly A[]> => fc.tuple(...parts)

/** A value that the given one contains: some members of its objects, some elements of its arrays. */
const partOf = (whole: Json): fc.Arbitrary<Json> => {
  if (isJsonArray(whole)) return fc.subarray([...whole]).chain((some) => allOf(some.map(partOf)))
  return isJsonObject(whole) ? partOfObject(whole) : fc.constant(respelled(whole))
}

const partOfObject = (whole: JsonObject): fc.Arbitrary<JsonObject> =>
  fc
    .subarray(Object.entries(whole))
    .chain((some) => allOf(some.map(([name, part]) => partOf(part).map((one) => [name, one] as const))))
    .map((members) => Object.fromEntries(members))

const fieldsAndPart = fc
  .dictionary(texts, value, { maxKeys: 4 })
  .chain((fields) => partOfObject(fields).map((part) => [fields, part] as const))

describe('the fragment of a query', () => {
  it('Q-10: stands in the canonical text of every object that contains what is matched', () => {
    fc.assert(
      fc.property(fieldsAndPart, ([fields, matching]) => {
        const instance = { entity: 'e', version: 1, id: 'i', lifecycle_state: 's', revision: 1, fields }
        const { items } = valueOf(queryPage({ entity: 'e', matching }, [instance]))
        expect(items).toHaveLength(1)
        expect(canonical(fields)).toContain(queryFragment(matching))
      }),
      { numRuns: 2000 },
    )
  })

  it('is the longest that there is, and empty where numbers alone are matched', () => {
    expect(queryFragment({})).toBe('')
    expect(queryFragment({ a: 1 })).toBe('"a":')
    expect(queryFragment({ a: { vessel: 'Ada' }, b: true })).toBe('"vessel":"Ada"')
    expect(queryFragment({ tags: ['x', 'a long one'] })).toBe('"a long one"')
  })
})
