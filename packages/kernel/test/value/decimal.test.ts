import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNumbers } from '../../src/value/decimal.js'
import { exact } from '../support/exact.js'
import { anyToken, runs } from './arbitrary.js'

/** The token as whole units of 10^-100: an independent reading, by writing the number out. */
const unitsOf = (token: string): bigint => {
  const [significand = '', exponent = '0'] = token.toLowerCase().split('e')
  const [whole = '', fraction = ''] = significand.split('.')
  return BigInt(whole + fraction) * 10n ** BigInt(100 - fraction.length + Number(exponent))
}
const signOf = (number: bigint | number): number => (number < 0 ? -1 : number > 0 ? 1 : 0)
const compareTokens = (left: string, right: string): number => compareNumbers(exact(left), exact(right))

describe('comparison of numbers', () => {
  it('K-57: it agrees with the numbers written out in full', () => {
    fc.assert(
      fc.property(anyToken, anyToken, (left, right) => {
        expect(signOf(compareTokens(left, right))).toBe(signOf(unitsOf(left) - unitsOf(right)))
      }),
      runs,
    )
  })

  it('K-57: a number equals its other spellings', () => {
    fc.assert(
      fc.property(anyToken, fc.integer({ min: 0, max: 30 }), (token, zeros) => {
        const [significand = '', exponent = '0'] = token.split(/e/i)
        const longer = significand.includes('.') ? significand : `${significand}.0`
        expect(compareTokens(token, `${longer}${'0'.repeat(zeros)}E${exponent}`)).toBe(0)
      }),
      runs,
    )
  })

  it('K-57: host numbers order as their spellings do', () => {
    const double = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(double, double, (left, right) => {
        expect(signOf(compareNumbers(left, right))).toBe(signOf(compareTokens(`${left}`, `${right}`)))
        expect(signOf(compareNumbers(left, exact(`${right}`.replace(/^(-?\d+)$/, '$1.0'))))).toBe(
          signOf(compareNumbers(left, right)),
        )
      }),
      runs,
    )
  })

  it.each([
    ['100', '100.0'],
    ['1e2', '1E+2'],
    ['-0', '0'],
    ['0.0', '-0e7'],
    ['0e999999999999', '-0.00'],
    ['1200', '0.12e4'],
    ['1e1000000000000000000000000000000', '10e999999999999999999999999999999'],
  ])('K-57: %s and %s are equal', (left, right) => {
    expect(compareTokens(left, right)).toBe(0)
    expect(compareTokens(right, left)).toBe(0)
  })

  it.each([
    ['9007199254740992', '9007199254740993'],
    ['0', '1e-999999999999'],
    ['-1e-999999999999', '-0'],
    ['0.1', '0.10000000000000000001'],
    ['-2', '-1.5'],
    ['-1e999999999999', '2'],
    ['9e-1', '1.0'],
    ['1e99999999999999999999', '1e100000000000000000000'],
    ['1e-100000000000000000000', '1e-99999999999999999999'],
  ])('K-57: %s is less than %s', (lesser, greater) => {
    expect(compareTokens(lesser, greater)).toBeLessThan(0)
    expect(compareTokens(greater, lesser)).toBeGreaterThan(0)
  })

  it('K-58: an exponent past 64 bits is compared without building its digits', () => {
    expect(compareTokens('1e999999999999999999999', '2')).toBeGreaterThan(0)
    expect(compareTokens('1e-999999999999999999999', '2')).toBeLessThan(0)
  })

  it.each(['0.1', '0.0001', '1e-400'])('K-60: 0 is less than the fraction %s', (fraction) => {
    expect(compareTokens('0', fraction)).toBeLessThan(0)
    expect(compareTokens('-0.0', fraction)).toBeLessThan(0)
  })

  it.each([
    ['0', '0.5', -1],
    ['1', '0.5', 1],
    ['3', '3.00', 0],
    ['4', '35e-1', 1],
  ] as const)('K-62: the integer %s stands to the bound %s as it does by value', (integer, bound, expected) => {
    expect(signOf(compareTokens(integer, bound))).toBe(expected)
  })

  it('K-229: neighbours that binary64 merges are told apart', () => {
    expect(Number('0.1000000000000000055')).toBe(Number('0.1'))
    expect(compareTokens('0.1', '0.1000000000000000055')).toBeLessThan(0)
  })

  it('D-5: millions of digits, in the number or in its exponent, are compared', () => {
    const digits = '7'.repeat(1_000_000)
    expect(compareTokens(`${digits}.5`, `${digits}.50`)).toBe(0)
    expect(compareTokens(`1e${digits}`, `10e${digits}`)).toBeLessThan(0)
    expect(compareTokens(`0.${'0'.repeat(1_000_000)}1`, `0.${'0'.repeat(1_000_000)}2`)).toBeLessThan(0)
  })

  it('D-5: one long number is compared with a hundred thousand others', () => {
    const long = exact('7'.repeat(1_000_000))
    const greater = Array.from({ length: 100_000 }, (_, index) => exact(`${index}.0`)).filter(
      (number) => compareNumbers(number, long) < 0,
    )
    expect(greater.length).toBe(100_000)
  })
})
