import fc from 'fast-check'

const padded = (value: number, width: number): string => value.toString().padStart(width, '0')

const date = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`)

const time = fc
  .tuple(
    fc.nat(23),
    fc.nat(59),
    fc.nat(60),
    fc.constantFrom('', '.5', '.500', '.000000001'),
    fc.constantFrom('', 'Z', 'z'),
  )
  .map(
    ([hour, minute, second, fraction, zone]) =>
      `${padded(hour, 2)}:${padded(minute, 2)}:${padded(second, 2)}${fraction}${zone}`,
  )

/** A text that reads as an instant: a date, or a date and a time, in every spelling of K-66. */
export const instant = (): fc.Arbitrary<string> =>
  fc.oneof(
    date,
    fc.tuple(date, fc.constantFrom('T', 't', ' '), time).map((parts) => parts.join('')),
  )
