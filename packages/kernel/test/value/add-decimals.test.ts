import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDecimals, compareNumbers, maximumSpan } from '../../src/value/decimal.js'
import { tokenOf } from '../../src/value/exact-number.js'
import { exact } from '../support/exact.js'
import { anyToken, runs } from './arbitrary.js'

const sum = (left: string, right: string): string | undefined => {
  const result = addDecimals(exact(left), exact(right))
  return result === undefined ? undefined : tokenOf(result)
}
const positional = /^(?:0|-?[1-9][0-9]*|-?(?:0|[1-9][0-9]*)\.[0-9]*[1-9])$/
const hundredths = (units: number): string => (units / 100).toFixed(2)

describe('sums of decimals', () => {
  it('K-142: a sum is written without exponent, trailing zeros or a bare point', () => {
    fc.assert(
      fc.property(anyToken, anyToken, (left, right) => positional.test(sum(left, right) ?? '')),
      runs,
    )
  })

  it('K-142: sums of hundredths are exact', () => {
    const units = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(units, units, (left, right) => {
        const expected = exact(hundredths(left + right))
        expect(compareNumbers(exact(sum(hundredths(left), hundredths(right)) ?? ''), expected)).toBe(0)
      }),
      runs,
    )
  })

  it('K-142: the order of the operands does not matter, and adding the opposite gives 0', () => {
    fc.assert(
      fc.property(anyToken, anyToken, (left, right) => {
        expect(sum(left, right)).toBe(sum(right, left))
        expect(sum(left, left.startsWith('-') ? left.slice(1) : `-${left}`)).toBe('0')
      }),
      runs,
    )
  })

  it.each([
    ['0.1', '0.2', '0.3'],
    ['1.25', '0.75', '2'],
    ['3e2', '5', '305'],
    ['-0', '0', '0'],
    ['-0.0', '-0', '0'],
    ['0.5', '-0.75', '-0.25'],
    ['-1', '-0.5', '-1.5'],
    ['999.99', '0.01', '1000'],
    ['1e-3', '0', '0.001'],
    ['9007199254740993', '0.1', '9007199254740993.1'],
    ['0e99999999999999999999', '7.0', '7'],
  ])('K-142: %s and %s are %s', (left, right, expected) => {
    expect(sum(left, right)).toBe(expected)
  })

  it('K-143: a sum spans 1024 places at most, the units place included', () => {
    expect(maximumSpan).toBe(1024)
    expect(sum('1e1023', '1')).toBe(`1${'0'.repeat(1022)}1`)
    expect(sum('1e1024', '1')).toBeUndefined()
    expect(sum('1e-1023', '1')).toBe(`1.${'0'.repeat(1022)}1`)
    expect(sum('1e-1024', '1')).toBeUndefined()
    expect(sum('1e512', '1e-511')).toBe(`1${'0'.repeat(512)}.${'0'.repeat(510)}1`)
    expect(sum('1e512', '1e-512')).toBeUndefined()
  })

  it('K-143: a zero operand adds the units place only, and zeros at the ends none', () => {
    expect(sum('0e-5000', '1e1023')).toBe(`1${'0'.repeat(1023)}`)
    expect(sum(`2.${'0'.repeat(5000)}`, '1')).toBe('3')
    expect(sum('1e1024', '0')).toBeUndefined()
  })

  it('K-58: an exponent of any size is refused without building its digits', () => {
    expect(sum('1e999999999999999999999', '1')).toBeUndefined()
    expect(sum('1e-999999999999999999999', '1')).toBeUndefined()
  })
})
