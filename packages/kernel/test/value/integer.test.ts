import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNumbers } from '../../src/value/decimal.js'
import { tokenOf } from '../../src/value/exact-number.js'
import {
  addIntegers,
  integerOf,
  isInteger,
  isRevision,
  isVersion,
  largestInteger,
  largestRevision,
  nextRevision,
  numberOfInteger,
  smallestInteger,
} from '../../src/value/integer.js'
import { exact } from '../support/exact.js'
import { anyToken, runs } from './arbitrary.js'

const nextOf = (token: string): string | undefined => {
  const next = nextRevision(exact(token))
  return next === undefined ? undefined : tokenOf(next)
}

describe('integers', () => {
  it('K-61: an integer is a token without point and exponent, in the two 64-bit ranges together', () => {
    fc.assert(
      fc.property(anyToken, (token) => {
        const plain = /^-?\d+$/.test(token)
        const inRange = plain && BigInt(token) >= -(2n ** 63n) && BigInt(token) < 2n ** 64n
        expect(isInteger(exact(token))).toBe(inRange)
        expect(integerOf(exact(token))).toBe(inRange ? BigInt(token) : undefined)
      }),
      runs,
    )
  })

  it.each(['100', '-0', '0', '18446744073709551615', '-9223372036854775808', '9007199254740993'])(
    'K-61: %s is an integer',
    (token) => {
      expect(isInteger(exact(token))).toBe(true)
    },
  )

  it.each(['100.0', '1e2', '-0.0', '18446744073709551616', '-9223372036854775809', '1e400', '1e+21', '9'.repeat(40)])(
    'K-61: %s is none',
    (token) => {
      expect(isInteger(exact(token))).toBe(false)
    },
  )

  it('K-61: what is an integer compares as any number does', () => {
    expect(compareNumbers(exact('100'), exact('1e2'))).toBe(0)
    expect(compareNumbers(exact('-0'), exact('0.0'))).toBe(0)
    expect(compareNumbers(exact('18446744073709551615'), exact('18446744073709551616'))).toBeLessThan(0)
  })

  it('K-64: an integer that the kernel makes is written as plain decimal', () => {
    const integer = fc.bigInt({ min: smallestInteger, max: largestInteger })
    fc.assert(
      fc.property(integer, (value) => tokenOf(numberOfInteger(value)) === value.toString()),
      runs,
    )
  })

  it.each(['1', '2', '9007199254740992', '9007199254740993', '9223372036854775807'])(
    'K-65: %s is a revision',
    (token) => {
      expect(isRevision(exact(token))).toBe(true)
    },
  )

  it.each(['0', '-0', '-1', '1.0', '1e0', '1e3', '1.5', '9223372036854775808', '18446744073709551615'])(
    'K-65: %s is no revision',
    (token) => {
      expect(isRevision(exact(token))).toBe(false)
    },
  )

  it('K-65: the next revision is exact past the safe integers', () => {
    const revision = fc.bigInt({ min: 1n, max: largestRevision - 1n })
    fc.assert(
      fc.property(revision, (value) => nextOf(value.toString()) === (value + 1n).toString()),
      runs,
    )
  })

  it.each([
    ['1', '2'],
    ['9007199254740991', '9007199254740992'],
    ['9007199254740992', '9007199254740993'],
    ['9223372036854775806', '9223372036854775807'],
  ])('K-65: %s is followed by %s', (revision, expected) => {
    expect(nextOf(revision)).toBe(expected)
  })

  it('K-65: nothing follows the largest revision', () => {
    expect(nextOf(largestRevision.toString())).toBeUndefined()
  })

  it.each([0, 1, 4294967295])('K-65: %s is a version', (value) => {
    expect(isVersion(value)).toBe(true)
  })

  it.each([-1, 0.5, 4294967296, Number.NaN, '1', null, exact('1.0')])('K-65: %s is none', (value) => {
    expect(isVersion(value)).toBe(false)
  })

  it.each([
    ['2', '3', '5'],
    ['-0', '0', '0'],
    ['9007199254740991', '1', '9007199254740992'],
    ['9007199254740991', '2', '9007199254740993'],
    ['9007199254740993', '-2', '9007199254740991'],
    ['9007199254740992', '1', '9007199254740993'],
    ['1', '9007199254740992', '9007199254740993'],
    ['9007199254740993', '-9007199254740992', '1'],
    ['18446744073709551614', '1', '18446744073709551615'],
    ['-9223372036854775807', '-1', '-9223372036854775808'],
  ])('K-141: %s and %s are %s', (left, right, sum) => {
    expect(addIntegers(exact(left), exact(right))).toEqual(exact(sum))
  })

  it.each([
    ['18446744073709551615', '1'],
    ['-9223372036854775808', '-1'],
  ])('K-141: %s and %s leave the range', (left, right) => {
    expect(addIntegers(exact(left), exact(right))).toBeUndefined()
  })
})
