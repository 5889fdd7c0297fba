import fc from 'fast-check'
import { bounded, ordinaryRange, type Range } from '../bounds.js'

// A bound that a binary64 rounds would refuse what its own spelling admits.
const curious = (
  [
    ['-0', '0.0'],
    ['0.5', '1.5'],
    ['1e2', '100.0'],
  ] as const
).map(bounded)

const curiousIntegers = (
  [
    ['-9223372036854775808', '18446744073709551615'],
    ['9007199254740993', '9007199254740993'],
    ['0.5', '1.5'],
  ] as const
).map(bounded)

const mostlyOrdinary = (ranges: readonly Range[]): fc.Arbitrary<Range> =>
  fc.oneof({ weight: 5, arbitrary: ordinaryRange }, { weight: 1, arbitrary: fc.constantFrom(...ranges) })

/** `min` and `max` that are observed as they are written (SR-46). */
export const observedRange = mostlyOrdinary(curious)

/** The same of an integer field. */
export const observedIntegerRange = mostlyOrdinary(curiousIntegers)
