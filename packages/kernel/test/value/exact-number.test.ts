import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactNumber, isJsonNumber, isNumberToken, numberOf, tokenOf } from '../../src/value/exact-number.js'
import { exact } from '../support/exact.js'
import { anyToken, runs } from './arbitrary.js'

describe('exact numbers', () => {
  it('K-56: every token comes back as it was received', () => {
    fc.assert(
      fc.property(anyToken, (token) => tokenOf(exact(token)) === token),
      runs,
    )
  })

  it.each([
    '1.50',
    '-0',
    '-0.0',
    '1e400',
    '1E+2',
    '9007199254740993',
    '0.10',
    '1e21',
    '123456789012345678901234567890',
  ])('K-56: %s is held as a token, since a host number would respell it', (token) => {
    expect(ExactNumber.is(exact(token))).toBe(true)
    expect(String(exact(token))).toBe(token)
  })

  it.each([
    0,
    7,
    -7,
    0.5,
    1e21,
    5e-324,
    Number.MAX_VALUE,
    -1.2345678901234567e100,
    0.0000012345678901234567,
    -0.0000012345678901234567,
  ])('K-56: the shortest spelling of %s is a host number', (number) => {
    expect(exact(String(number))).toBe(number)
  })

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '01',
    '-01',
    '.5',
    '5.',
    '1e',
    '1e+',
    '-',
    '--1',
    'NaN',
    'Infinity',
    '0x10',
    '1_000',
    '1n',
    '١',
  ])('K-56: `%s` is no number token', (text) => {
    expect(isNumberToken(text)).toBe(false)
    expect(numberOf(text)).toBeUndefined()
  })

  it('N-4: the spellings of one value stay four different numbers', () => {
    const tokens = ['100', '100.0', '1e2', '1E+2']
    expect(new Set(tokens.map((token) => tokenOf(exact(token)))).size).toBe(4)
  })

  it('the token of a host minus zero is `-0`', () => {
    expect(tokenOf(-0)).toBe('-0')
  })

  it('host numbers that JSON cannot spell are no JSON numbers', () => {
    const others: readonly unknown[] = [Number.NaN, Infinity, -Infinity, '1', 1n, { token: '1' }]
    expect(others.filter(isJsonNumber)).toEqual([])
    expect([0, -0, 1.5, exact('1.50')].every(isJsonNumber)).toBe(true)
  })

  it('nothing but a number token becomes an exact number, whoever constructs it', () => {
    const constructor = ExactNumber as unknown as new (token: string) => ExactNumber
    expect(() => new constructor('1, "admin": true')).toThrow(new TypeError('not a number token of JSON'))
    expect(ExactNumber.is(Object.create(ExactNumber.prototype, { token: { value: '1' } }))).toBe(false)
  })

  it('the host writes an exact number as text, for it cannot write a token', () => {
    expect(JSON.stringify([exact('1.50')])).toBe('["1.50"]')
  })

  it('an exact number cannot be changed', () => {
    expect(Object.isFrozen(exact('1.50'))).toBe(true)
  })

  it('D-5: a token of a million digits is kept', () => {
    const token = `-1${'0'.repeat(1_000_000)}.5e-3`
    expect(tokenOf(exact(token)) === token).toBe(true)
  })
})
