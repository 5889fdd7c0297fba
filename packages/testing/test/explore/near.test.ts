import { numberOf, tokenOf, type JsonNumber } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { nearInstant } from '../../src/explore/near/instant.js'
import { difference, nearNumber, wholeBeside } from '../../src/explore/near/number.js'
import { nearValue } from '../../src/explore/near/value.js'

const number = (token: string): JsonNumber => numberOf(token) ?? 0
const tokens = (numbers: readonly JsonNumber[]): readonly string[] => numbers.map(tokenOf)

describe('values near another', () => {
  it.each([
    ['5000', ['5000', '4999', '5001']],
    ['0.50', ['0.50', '0.49', '0.51']],
    ['-1', ['-1', '-2', '0']],
    ['9007199254740993', ['9007199254740993', '9007199254740992', '9007199254740994']],
    ['1e400', ['1e400']],
  ])('K-56: of the number %s, by its token', (token, near) => {
    expect(tokens(nearNumber(number(token)))).toEqual(near)
  })

  it('whole numbers beside a fraction', () => {
    expect(tokens(wholeBeside(number('2.5')))).toEqual(['1', '2', '3'])
    expect(wholeBeside(3)).toEqual([])
  })

  it('what is missing to a sum, exactly', () => {
    expect(difference(number('0.3'), number('0.1'))).toEqual(number('0.2'))
    expect(difference(10, 10.25)).toBe(-0.25)
    expect(difference(number('1e9'), 1)).toBeUndefined()
  })

  it('K-66: days before and after an instant', () => {
    expect(nearInstant('2028-02-29T06:00:00Z')).toEqual(['2028-02-29T06:00:00Z', '2028-02-28', '2028-03-01'])
    expect(nearInstant('0000-01-01')).toEqual(['0000-01-01', '0000-01-02'])
    expect(nearInstant('soon')).toEqual([])
  })

  it('of a text: with something behind, before and taken away', () => {
    expect(nearValue('starts_with', true, 'ab')).toEqual(['ab', 'abx', 'xab', 'a', ''])
  })

  it('of a list: its elements for what is in it, lists for what contains it', () => {
    expect(nearValue('in', true, [1, 'b'])).toEqual([1, 'b', 1, 0, 2])
    expect(nearValue('in', false, 1)).toEqual([[1], []])
    expect(nearValue('contains', true, 2)).toEqual([[2], []])
  })
})
