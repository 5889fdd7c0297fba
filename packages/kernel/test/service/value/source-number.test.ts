import { describe, expect, it } from 'vitest'
import { compareObservations, isZero } from '../../../src/value/source-number/compare-observations.js'
import { readDecimal } from '../../../src/value/source-number/decimal-reading.js'
import { exactText } from '../../../src/value/source-number/exact-text.js'
import type { Observation } from '../../../src/value/source-number/observation.js'
import { observeLiteral, observeWire } from '../../../src/value/source-number/observe.js'
import { exact } from '../../support/exact.js'

const wire = (token: string): Observation => {
  const observed = observeWire(exact(token))
  if (observed === undefined) throw new Error(`\`${token}\` is not observed`)
  return observed
}

const literal = (token: string): Observation => {
  const observed = observeLiteral(exact(token))
  if (observed === undefined) throw new Error(`\`${token}\` is not observed`)
  return observed
}

const most = (2n ** 127n - 1n).toString()

describe('the decimal reading of a text', () => {
  it.each([
    ['12', 12n, 0],
    ['-12.50', -125n, 1],
    ['+0.070', 7n, 2],
    ['1200e-2', 12n, 0],
    ['1.5e3', 1500n, 0],
    ['0.000', 0n, 0],
    ['0e999', 0n, 0],
    ['-0', 0n, 0],
    ['10e-256', 1n, 255],
    [most, 2n ** 127n - 1n, 0],
    [`-${most}`, -(2n ** 127n - 1n), 0],
    [`00${most}`, 2n ** 127n - 1n, 0],
  ])('SR-34: %s is read', (text, units, scale) => {
    expect(readDecimal(text)).toEqual({ units, scale })
  })

  it.each([
    '',
    '1.',
    '.5',
    '1e',
    ' 1',
    '0x10',
    'Infinity',
    '--1',
    (2n ** 127n).toString(),
    '1e39',
    '1e-256',
    '1e-99999999999999999999',
  ])('SR-34: %s is not read', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })
})

describe('the wire door', () => {
  it.each([
    ['9007199254740993', 9007199254740993n, 0],
    ['-9223372036854775808', -9223372036854775808n, 0],
    ['18446744073709551615', 18446744073709551615n, 0],
    ['18446744073709551616', 18446744073709552000n, 0],
    ['9007199254740993.0', 9007199254740992n, 0],
    ['-0', 0n, 0],
    ['1.0', 1n, 0],
    ['0.10', 1n, 1],
    ['2.675', 2675n, 3],
    ['12.3456789012345678901', 12345678901234567n, 15],
    ['1.0000000000000000001', 1n, 0],
    ['1e20', 100000000000000000000n, 0],
    ['1e-400', 0n, 0],
    ['1e-7', 1n, 7],
  ])('SR-36, SR-37: %s is observed as a decimal', (token, units, scale) => {
    expect(wire(token).decimal).toEqual({ units, scale })
  })

  it.each(['1e300', '5e-324', '2e38'])(
    'SR-33, SR-36: %s is a binary64 that no decimal of the range spells',
    (token) => {
      expect(wire(token)).toEqual({ decimal: undefined, binary: Number(token) })
    },
  )

  it.each(['1e309', '-1e400'])('SR-37: %s is not observed', (token) => {
    expect(observeWire(exact(token))).toBeUndefined()
  })
})

describe('the literal door', () => {
  it.each([
    ['9007199254740993.0', 9007199254740993n, 0],
    ['100000000000000000000000001', 100000000000000000000000001n, 0],
    ['2.5000', 25n, 1],
    ['1.0000000000000000001', 1n, 0],
    ['12.3456789012345678901', 12345678901234567n, 15],
  ])(
    'SR-38: %s keeps what its author wrote where the binary64 says the same, or it is whole',
    (token, units, scale) => {
      expect(literal(token).decimal).toEqual({ units, scale })
    },
  )

  it('SR-38: 1e309 is not observed', () => {
    expect(observeLiteral(exact('1e309'))).toBeUndefined()
  })
})

describe('comparing observations', () => {
  it.each([
    ['1', '1.0', 0],
    ['0.1', '0.10', 0],
    ['-2', '1', -1],
    ['0.25', '0.3', -1],
    ['18446744073709551615', '18446744073709551614', 1],
    ['1e300', '1e299', 1],
    ['1e300', '7', 1],
    ['-1e300', '7', -1],
    ['5e-324', '0', 1],
    ['-5e-324', '0', -1],
    ['1e300', '1.0e300', 0],
  ])('SR-39: %s and %s compare as %i', (left, right, order) => {
    expect(compareObservations(wire(left), wire(right))).toBe(order)
  })

  it('SR-39: what the two doors make of one token may differ', () => {
    expect(compareObservations(literal('9007199254740993'), wire('9007199254740993'))).toBe(0)
    expect(compareObservations(literal('9007199254740993.0'), wire('9007199254740993.0'))).toBe(1)
  })

  it('SR-39: two zeros that no decimal spells order by their sign', () => {
    const zero = (binary: number): Observation => ({ decimal: undefined, binary })
    expect(compareObservations(zero(-0), zero(0))).toBe(-1)
    expect(compareObservations(zero(0), zero(-0))).toBe(1)
    expect(compareObservations(zero(-0), zero(-0))).toBe(0)
  })

  it.each([
    ['0', true],
    ['-0.0', true],
    ['1e-400', true],
    ['5e-324', false],
    ['-1', false],
  ])('SR-40: is %s zero: %s', (token, zero) => {
    expect(isZero(wire(token))).toBe(zero)
  })
})

describe('the exact text', () => {
  it.each([
    ['1e0', '1'],
    ['-0.0', '0'],
    ['-0.50', '-0.5'],
    ['0.05', '0.05'],
    ['-12.25', '-12.25'],
    ['12.3456789012345678901', '12.345678901234567'],
    ['18446744073709551615', '18446744073709551615'],
    ['1e20', '100000000000000000000'],
    ['2e38', `2${'0'.repeat(38)}`],
    ['-1.25e300', `-125${'0'.repeat(298)}`],
    ['5e-324', `0.${'0'.repeat(323)}5`],
    ['1.5e-300', `0.${'0'.repeat(299)}15`],
  ])('SR-41: of %s', (token, text) => {
    expect(exactText(wire(token))).toBe(text)
  })
})
