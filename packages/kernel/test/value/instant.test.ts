import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInstant } from '../../src/value/instant.js'
import { runs } from './arbitrary.js'

const two = (part: number): string => String(part).padStart(2, '0')
const dateOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** Whether the host's own proleptic Gregorian calendar has the date. */
const hostHas = (year: number, month: number, day: number): boolean => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
const moment = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
})

describe('instants', () => {
  it.each([
    '2026-03-01',
    '2026-03-01T06:00:00',
    '2026-03-01t06:00:00z',
    '2026-03-01 06:00:00Z',
    '2026-03-01T06:00:00.1',
    '2026-03-01T06:00:00.123456789Z',
    '0000-01-01',
    '2024-02-29',
    '2000-02-29',
    '2026-12-31T23:59:60',
    '9999-12-31',
    ' 2026-03-01\n',
    '\u0085\u00a0\u2003\u30002026-03-01\u2028',
  ])('K-66: %j is read', (text) => {
    expect(readInstant(text)).toBeDefined()
  })

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '2026-01-01T24:00:00',
    '2026-01-01T00:60:00',
    '2026-01-01T00:00:61',
    '２０２６-01-01',
    '٢٠٢٦-01-01',
  ])('K-67: %j is no date or no time of day', (text) => {
    expect(readInstant(text)).toBeUndefined()
  })

  it.each([
    '2026-01-01T00:00:00+02:00',
    '2026-01-01T00:00:00-05:00',
    '2026-01-01T00:00',
    '2026-01-01T00:00Z',
    '2026-01-01T00:00:00.',
    '2026-01-01T00:00:00.Z',
    '2026-01-01T00:00:00.1234567890',
    '2026-1-01',
    '2026-01-1',
    '26-01-01',
    '2026-W01-1',
    '2026-001',
    '1767225600',
    '2026-01-01T',
    '2026-01-01Z',
    '20260101',
    '2026-01-01  00:00:00',
    '2026-01-01TT00:00:00',
    '2026-01-01T00:00:00ZZ',
    '2026/01/01',
    '+002026-01-01',
    '',
    'now',
    '\ufeff2026-01-01',
    '2026-01-01T00:00:00,5',
  ])('K-68: %j is not read', (text) => {
    expect(readInstant(text)).toBeUndefined()
  })

  it('K-67: exactly the days of the Gregorian calendar exist', () => {
    const date = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    )
    fc.assert(
      fc.property(date, ([year, month, day]) => {
        expect(readInstant(dateOf(year, month, day)) !== undefined).toBe(hostHas(year, month, day))
      }),
      runs,
    )
  })

  it('K-69: a date alone is midnight, and `Z` changes nothing', () => {
    fc.assert(
      fc.property(moment, (date) => {
        const day = date.toISOString().slice(0, 10)
        const text = date.toISOString()
        expect(readInstant(day)).toBe(readInstant(`${day}T00:00:00.000000000Z`))
        expect(readInstant(text)).toBe(readInstant(text.slice(0, -1)))
      }),
      runs,
    )
  })

  it('K-70: instants order as time does', () => {
    fc.assert(
      fc.property(moment, moment, (left, right) => {
        const [a = '', b = ''] = [left, right].map((date) => readInstant(date.toISOString()))
        expect(a < b).toBe(left < right)
        expect(a === b).toBe(left.getTime() === right.getTime())
      }),
      runs,
    )
  })

  it('K-70: fractions compare by value, to the nanosecond', () => {
    const at = (fraction: string): string => readInstant(`2026-03-01T06:00:00${fraction}`) ?? 'not read'
    expect(at('.5')).toBe(at('.500'))
    expect(at('')).toBe(at('.0'))
    expect(at('.10') < at('.9')).toBe(true)
    expect(at('.000000001') > at('')).toBe(true)
  })

  it('K-70: a leap second follows the last nanosecond and precedes the next day', () => {
    const leap = readInstant('2026-12-31T23:59:60') ?? ''
    expect((readInstant('2026-12-31T23:59:59.999999999') ?? leap) < leap).toBe(true)
    expect(leap < (readInstant('2027-01-01') ?? leap)).toBe(true)
  })

  it('K-71: any text is either read or not', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789-:TtZz. \n'.split('')) }),
    )
    fc.assert(
      fc.property(text, (candidate) => {
        expect(readInstant(candidate) ?? '20260301060000000000000').toMatch(/^\d{23}$/)
      }),
      runs,
    )
  })

  it('K-71: a million spaces on either side are passed over', () => {
    const spaces = ' '.repeat(1_000_000)
    expect(readInstant(`${spaces}2026-03-01${spaces}`)).toBe(readInstant('2026-03-01'))
    expect(readInstant(`${spaces}2026${spaces}`)).toBeUndefined()
  })
})
