import { numberOf, type Json, type JsonNumber } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { ask } from '../../src/model/condition.js'
import { addDecimals, addIntegers, compareDecimals, isOfIntegerKind } from '../../src/model/decimal.js'
import { compareInstants, isInstant } from '../../src/model/instant.js'
import { compareNames } from '../../src/model/names.js'
import { written } from '../../src/model/written.js'

const number = (token: string): JsonNumber => numberOf(token) ?? Number.NaN

describe('numbers, plainly read', () => {
  it.each([
    ['100', '1E+2', 0],
    ['-0e7', '0.0', 0],
    ['9007199254740993', '9007199254740992', 1],
    ['1e-999999999999', '0', 1],
    ['1e999999999999', '2', 1],
    ['-3', '-2.5', -1],
  ])('K-57: %s against %s is %d', (left, right, order) => {
    expect(Math.sign(compareDecimals(number(left), number(right)))).toBe(order)
  })

  it('K-61: an integer has no point and no exponent, and 64 bits', () => {
    const integers = ['100', '-0', '18446744073709551615'].map((token) => isOfIntegerKind(number(token)))
    const others = ['100.0', '1e2', '18446744073709551616', '1e400'].map((token) => isOfIntegerKind(number(token)))
    expect([integers, others]).toEqual([
      [true, true, true],
      [false, false, false, false],
    ])
  })

  it('K-141 to K-143: sums are exact, positional, and have a span', () => {
    const sums = [
      ['0.1', '0.2'],
      ['1.50', '0.50'],
      ['1e2', '1'],
      ['1e1023', '1'],
      ['1e1024', '1'],
    ].map(([left = '', right = '']) => addDecimals(number(left), number(right)))
    expect(sums.map((sum) => (sum === undefined || sum.length < 9 ? sum : sum.length))).toEqual([
      '0.3',
      '2',
      '101',
      1024,
      undefined,
    ])
    expect(addIntegers(number('18446744073709551615'), 1)).toBe(undefined)
  })
})

describe('instants, plainly read', () => {
  it('K-66 to K-68: what reads, and what does not', () => {
    const read = ['2024-02-29', ' 2026-03-01 06:00:00.000Z\n', '0000-12-31t23:59:60z'].map(isInstant)
    const not = ['2026-02-29', '2026-03-01T06:00', '2026-03-01T06:00:00+02:00', '2026-3-1', '1900000000', 7].map(
      isInstant,
    )
    expect([...new Set(read), ...new Set(not)]).toEqual([true, false])
  })

  it('K-70: a leap second follows the last nanosecond of its minute', () => {
    expect(compareInstants('2026-01-01T23:59:59.999999999', '2026-01-01T23:59:60')).toBeLessThan(0)
    expect(compareInstants('2026-03-01 06:00:00.5', '2026-03-01T06:00:00.500Z')).toBe(0)
  })
})

describe('conditions, plainly read', () => {
  const facts = { fields: { held: 1, empty: null, log: [] } }
  const gap = { eq: ['$fields.none', 1] }

  it.each<readonly [object, unknown]>([
    [{ all: [true, gap] }, 'unknown'],
    [{ all: [gap, false] }, false],
    [{ any: [gap, true] }, true],
    [{ any: [false, gap] }, 'unknown'],
    [{ not: gap }, 'unknown'],
    [{ exists: '$fields.empty' }, false],
    [{ exists: null }, true],
    [{ ne: ['$fields.empty', 1] }, 'unknown'],
    [{ eq: [null, null] }, true],
    [{ gt: [1, 'x'] }, false],
    [{ before: ['$fields.held', '2026-01-01'] }, 'unknown'],
  ])('K-88, K-91: %j is %s', (condition, truth) => {
    expect(ask(condition as { readonly [operator: string]: Json }, facts).truth).toBe(truth)
  })
})

describe('names and text, plainly read', () => {
  it('K-204: names go by code point, not by UTF-16 unit', () => {
    expect(['\u{1f600}', '\ufffd', 'b', 'a', 'ab'].sort(compareNames)).toEqual(['a', 'ab', 'b', '\ufffd', '\u{1f600}'])
  })

  it('K-201: canonical text', () => {
    expect(written({ b: [number('0.50'), null], 10: 'x', 2: '\u2028\u0001' })).toBe(
      '{"10":"x","2":"\u2028\\u0001","b":[0.50,null]}',
    )
  })
})
