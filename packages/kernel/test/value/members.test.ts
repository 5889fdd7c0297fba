import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../src/value/freeze.js'
import type { Json, JsonObject } from '../../src/value/json.js'
import { inNameOrder, withChanges, type Change } from '../../src/value/members.js'
import { namesOf } from '../../src/value/text.js'
import { canonical } from '../../src/value/write-json.js'
import { anyJson, anyName, objectOf, runs } from './arbitrary.js'

const anyObject = fc
  .array(fc.tuple(anyName, anyJson), { maxLength: 6 })
  .map((members) => inNameOrder(objectOf(members), []))
const anyChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.tuple(anyName, fc.option(anyJson, { nil: undefined })),
  { maxLength: 4 },
)

/** The members after the changes: the last change of a name holds, and takes the member out where it is nothing. */
const expected = (object: JsonObject, changes: readonly Change[]): JsonObject => {
  const last = new Map<string, Json | undefined>([...Object.entries(object), ...changes])
  return objectOf([...last].filter((member): member is [string, Json] => member[1] !== undefined))
}

describe('changes of members', () => {
  it('each change writes a member or takes it out, and the object that was handed in stays as it is', () => {
    fc.assert(
      fc.property(anyObject, anyChanges, (object, changes) => {
        const changed = canonical(expected(object, changes))
        expect(canonical(withChanges(deepFreeze(object), changes))).toBe(changed)
        expect(canonical(inNameOrder(object, changes))).toBe(changed)
      }),
      runs,
    )
  })

  it('an object that nothing changes is given back as it is', () => {
    const object = { a: 1 }
    expect(withChanges(object, [])).toBe(object)
  })

  it('K-204: the members are held in name order, but for the integer-like names, which the host puts first', () => {
    fc.assert(
      fc.property(anyObject, anyChanges, (object, changes) => {
        const names = Object.keys(withChanges(object, changes)).filter((name) => !/^\d+$/.test(name))
        expect(names).toEqual(namesOf(objectOf(names.map((name) => [name, null]))))
      }),
      runs,
    )
  })
})
