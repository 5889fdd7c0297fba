import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonArray, isJsonObject, kindOf, memberOf, setMember, type Json } from '../../src/value/json.js'
import { exact } from '../support/exact.js'
import { anyJson, anyName, runs } from './arbitrary.js'

describe('values', () => {
  it.each([
    [null, 'null'],
    [false, 'boolean'],
    ['', 'string'],
    [0, 'number'],
    [exact('1.0'), 'number'],
    [[], 'array'],
    [{}, 'object'],
    [{ token: '1.0' }, 'object'],
  ] as const)('%j is of its kind', (value, kind) => {
    expect(kindOf(value)).toBe(kind)
  })

  it('a value is a list or an object exactly when its kind says so', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(isJsonArray(value)).toBe(kindOf(value) === 'array')
        expect(isJsonObject(value)).toBe(kindOf(value) === 'object')
      }),
      runs,
    )
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'K-228: an object without a member `%s` has none',
    (name) => {
      expect(memberOf({ other: 1 }, name)).toBeUndefined()
    },
  )

  it('K-228: a member of any name is set as an own member and read back', () => {
    fc.assert(
      fc.property(anyName, anyJson, (name, value) => {
        const object: { [name: string]: Json } = {}
        setMember(object, name, value)
        expect(Object.keys(object)).toEqual([name])
        expect(memberOf(object, name)).toBe(value)
        expect(Object.getOwnPropertyDescriptor(object, name)).toMatchObject({ configurable: true, writable: true })
        expect(Object.getPrototypeOf(object)).toBe(Object.prototype)
      }),
      runs,
    )
  })
})
