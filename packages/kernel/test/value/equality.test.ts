import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../src/value/exact-number.js'
import { equalByToken, equalByValue } from '../../src/value/equality.js'
import type { Json } from '../../src/value/json.js'
import { canonical } from '../../src/value/write-json.js'
import { exact } from '../support/exact.js'
import { anyJson, anyNumber, objectOf, reversed, runs } from './arbitrary.js'

describe('equality', () => {
  it('K-59: values are equal by token exactly when their canonical bytes are', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (left, right) => {
        expect(equalByToken(left, right)).toBe(canonical(left) === canonical(right))
        expect(equalByToken(left, reversed(left))).toBe(true)
      }),
      runs,
    )
  })

  it.each([
    ['1', '1.0'],
    ['0', '-0'],
    ['1e2', '1E2'],
    ['1e2', '1e+2'],
    ['0.5', '0.50'],
  ])('K-59: %s and %s differ as stored, and are equal in a condition', (left, right) => {
    expect(equalByToken([exact(left)], [exact(right)])).toBe(false)
    expect(equalByValue([exact(left)], [exact(right)])).toBe(true)
  })

  it('K-59: a host minus zero is not the token `0`', () => {
    expect(equalByToken(-0, 0)).toBe(false)
    expect(equalByToken(-0, exact('-0'))).toBe(true)
  })

  it('K-57: numbers are equal by value at every depth', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const token = tokenOf(number)
        const longer = exact(/[.eE]/.test(token) ? token.replace(/^(-?\d+)(?=[eE]|$)/, '$1.0') : `${token}.00`)
        expect(equalByValue({ list: [number] }, { list: [longer] })).toBe(true)
      }),
      runs,
    )
  })

  it.each<readonly [Json, Json]>([
    [null, {}],
    [null, false],
    [0, false],
    ['1', 1],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: null }, {}],
    [{ a: 1 }, { b: 1 }],
    ['\u00e9', 'e\u0301'],
    [exact('1.0'), '1.0'],
    [exact('1.0'), { token: '1.0' }],
  ])('%j and %j are not equal in either way', (left, right) => {
    for (const equal of [equalByToken, equalByValue]) {
      expect(equal(left, right)).toBe(false)
      expect(equal(right, left)).toBe(false)
    }
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'K-228: a member `%s` is compared, an inherited one is not',
    (name) => {
      expect(equalByToken(objectOf([[name, 1]]), objectOf([['other', 1]]))).toBe(false)
      expect(equalByToken(objectOf([[name, 1]]), objectOf([[name, 1]]))).toBe(true)
    },
  )
})
