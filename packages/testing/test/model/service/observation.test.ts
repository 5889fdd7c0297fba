import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToBinary64, shortestDigits, spelled } from '../../../src/model/service/binary64.js'
import {
  areEqualObservations,
  compareObservations,
  exactText,
  isZero,
  observeLiteral,
  observeWire,
  readDecimal,
  type Observation,
} from '../../../src/model/service/observation.js'

const nothing: Observation = { carried: Number.NaN }
const wire = (token: string): Observation => observeWire(token) ?? nothing
const literal = (text: string): Observation => observeLiteral(text) ?? nothing

describe('rounding to binary64, plainly read', () => {
  const tokens = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => String(Math.abs(value))),
    fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: -420, max: 420 }))
      .map(([digits, exponent]) => `${digits}e${exponent}`),
  )

  it('SR-37: rounds as the host reads a text', () => {
    fc.assert(
      fc.property(tokens, (token) => {
        expect(roundToBinary64(spelled(token) ?? { digits: -1n, exponent: 0n })).toBe(Number(token))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['2.4703282292062327e-324', 0],
    ['2.4703282292062328e-324', 5e-324],
    ['9007199254740993', 9007199254740992],
    ['9007199254740993.0000000000000000000001', 9007199254740994],
    ['1.7976931348623158e308', 1.7976931348623157e308],
    ['1.7976931348623159e308', Infinity],
    ['1e999999999999', Infinity],
    ['1e-999999999999', 0],
    ['0e999999999999', 0],
  ])('SR-37: %s is %d', (token, rounded) => {
    expect(roundToBinary64(spelled(token) ?? { digits: -1n, exponent: 0n })).toBe(rounded)
  })

  it('SR-35: writes the shortest digits out', () => {
    expect([5e-7, 1e21, 1.5e300, 0.1, -12.5, 1e-7].map(shortestDigits).map((text) => text.slice(0, 24))).toEqual([
      '0.0000005',
      '1000000000000000000000',
      '150000000000000000000000',
      '0.1',
      '-12.5',
      '0.0000001',
    ])
  })
})

describe('numbers of the service rules, plainly read', () => {
  const largest = '170141183460469231731687303715884105727'

  it.each([
    ['1.50', '15', '1'],
    ['+12e2', '1200', '0'],
    ['0.000e-900', '0', '0'],
    ['10e-256', '1', '255'],
    [largest, largest, '0'],
  ])('SR-34: %s reads as %s at the scale %s', (text, units, scale) => {
    const read = readDecimal(text)
    expect([read?.units.toString(), read?.scale.toString()]).toEqual([units, scale])
  })

  it.each(['1e-256', '170141183460469231731687303715884105728', '1e39', `1.${'0'.repeat(40)}`, '.5', '5.'])(
    'SR-34: %s does not read',
    (text) => {
      expect(readDecimal(text)).toBe(undefined)
    },
  )

  it('SR-41: the example of the specification', () => {
    expect(exactText(wire('12.3456789012345678901'))).toBe('12.345678901234567')
    expect(exactText(wire('9007199254740993.0'))).toBe('9007199254740992')
    expect(exactText(literal('9007199254740993.0'))).toBe('9007199254740993')
  })

  it.each([
    ['1', '1'],
    ['1.0', '1'],
    ['1e0', '1'],
    ['-0.0', '0'],
    ['-0', '0'],
    ['-0.50', '-0.5'],
    ['18446744073709551615', '18446744073709551615'],
    ['18446744073709551616', '18446744073709552000'],
    ['9223372036854775808.0', '9223372036854775808'],
    ['1e-400', '0'],
    ['1e40', '10000000000000000000000000000000000000000'],
  ])('SR-89: the exact text of %s is %s', (token, text) => {
    expect(exactText(wire(token))).toBe(text)
  })

  it('SR-33: what no pair spells is carried alone', () => {
    expect([wire('1e40'), wire('1e-300'), literal('1e-300')].map(({ exact }) => exact)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([observeWire('1e309'), observeLiteral('-1e309')]).toEqual([undefined, undefined])
  })

  it('SR-39, SR-40, SR-42: order, equality and zero', () => {
    expect(areEqualObservations(wire('1.0000000000000000001'), literal('1'))).toBe(true)
    expect(areEqualObservations(literal('9007199254740993.0'), wire('9007199254740993.0'))).toBe(false)
    expect(areEqualObservations(literal('9007199254740993'), wire('9007199254740993'))).toBe(true)
    expect(compareObservations(wire('1e40'), wire('3'))).toBeGreaterThan(0)
    expect(areEqualObservations(wire('170141183460469231731687303715884105728'), literal(largest))).toBe(false)
    expect([wire('1e-400'), wire('-0.0'), wire('1e-300')].map(isZero)).toEqual([true, true, false])
  })
})
