import type { JsonNumber } from '@assent/kernel'
import fc from 'fast-check'
import { numberOfKnown } from './number.js'

/** Bounds that some value meets; either end may be left open. */
export interface Range {
  readonly min?: JsonNumber
  readonly max?: JsonNumber
}

const bound = (min: number, max: number, ...spellings: readonly string[]): fc.Arbitrary<JsonNumber> =>
  fc
    .tuple(fc.integer({ min, max }), fc.constantFrom(...spellings))
    .map(([whole, rest]) => numberOfKnown(`${String(whole)}${rest}`))

/** Bounds of a few digits. */
export const ordinaryRange: fc.Arbitrary<Range> = fc.record(
  { min: bound(-9, 0, '', '.0'), max: bound(1, 99, '', '.5', 'e2') },
  { requiredKeys: [] },
)

/** Bounds by their tokens. */
export const bounded = ([min, max]: readonly [string, string]): Range => ({
  min: numberOfKnown(min),
  max: numberOfKnown(max),
})

// Each holds an integer of the kind's range, so that a value, and a default, exist.
const curious = (
  [
    ['-9223372036854775808', '18446744073709551615'],
    ['9007199254740993', '9007199254740993'],
    ['-0', '0.0'],
    ['0.5', '1.5'],
    ['-1e400', '1e999999999999'],
    ['1e2', '100.0'],
  ] as const
).map(bounded)

/** `min` and `max` of a number field or an integer field, both inclusive, `min` never above `max` (K-29, K-34). */
export const range = (): fc.Arbitrary<Range> =>
  fc.oneof({ weight: 5, arbitrary: ordinaryRange }, { weight: 1, arbitrary: fc.constantFrom(...curious) })

const lengths = [
  [0, 0],
  [3, 3],
  [1, '9007199254740993'],
] as const

/** `min_length` and `max_length` of a string field that some text meets. */
export const lengthRange = (): fc.Arbitrary<{ readonly min_length?: JsonNumber; readonly max_length?: JsonNumber }> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ min_length: fc.nat(2), max_length: fc.integer({ min: 2, max: 6 }) }, { requiredKeys: [] }),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...lengths)
        .map(([min_length, max]) => ({ min_length, max_length: numberOfKnown(String(max)) })),
    },
  )
