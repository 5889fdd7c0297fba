import { compareNumbers, type JsonNumber } from '@assent/kernel'
import fc from 'fast-check'
import { ceilingOf, fixedAbove, fixedOf, floorOf, isNear, numberOfFixed, one } from './fixed-point.js'
import { jsonNumber, numberOfKnown, respelled } from './number.js'

/** The bounds of an `integer` or a `number` field. */
export interface Bounds {
  readonly min?: JsonNumber | null
  readonly max?: JsonNumber | null
}

/** The range of the `integer` kind (K-61). */
export const smallestInteger = -9223372036854775808n
export const largestInteger = 18446744073709551615n

const widestRange = 1000n

/** Is the number within the bounds, compared exactly (K-29)? */
export const isWithin = (value: JsonNumber, { min, max }: Bounds): boolean =>
  (min == null || compareNumbers(value, min) >= 0) && (max == null || compareNumbers(value, max) <= 0)

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** The smallest and the largest integer within the bounds; no integer is where the second is below the first. */
export const integerRange = ({ min, max }: Bounds): readonly [bigint, bigint] => [
  min == null ? smallestInteger : larger(ceilingOf(min), smallestInteger),
  max == null ? largestInteger : smaller(floorOf(max), largestInteger),
]

/** Integers of the `integer` kind within the bounds (K-61); there must be one. */
export const integerWithin = (bounds: Bounds): fc.Arbitrary<JsonNumber> => {
  const [least, most] = integerRange(bounds)
  // Near a bound that somebody wrote, rather than anywhere in the range of the kind.
  const min = bounds.min == null && bounds.max != null ? larger(least, most - widestRange) : least
  const max = bounds.max == null && bounds.min != null ? smaller(most, least + widestRange) : most
  const any = fc.bigInt({ min, max })
  const small = min <= 0n && max >= 9n ? fc.oneof(fc.bigInt({ min: 0n, max: 9n }), any) : any
  return small.map((value) => numberOfKnown(value.toString()))
}

const between = (least: bigint, most: bigint): fc.Arbitrary<JsonNumber> =>
  fc
    .tuple(fc.bigInt({ min: least, max: most }), fc.nat(3))
    .map(([fixed, chance]) => (chance === 3 ? respelled(numberOfFixed(fixed)) : numberOfFixed(fixed)))

/** Numbers of any spelling within the bounds, the bounds included. */
export const numberWithin = (bounds: Bounds): fc.Arbitrary<JsonNumber> => {
  const { min, max } = bounds
  const ends = [min, max].filter((end) => end != null)
  if (ends.length === 0) return jsonNumber()
  const wide = widestRange * one
  const least = min == null ? fixedOf(max ?? 0) - wide : fixedAbove(min)
  const most = max == null ? fixedAbove(min ?? 0) + wide : fixedOf(max)
  // Bounds that are out of the reach of a fixed point, or nearer to each other than it can tell, stand for all.
  return ends.every(isNear) && least <= most ? between(least, most) : fc.constantFrom(...ends)
}
