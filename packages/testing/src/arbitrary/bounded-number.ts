import { compareNumbers, tokenOf, type JsonNumber } from '@assent/kernel'
import fc from 'fast-check'
import { jsonNumber, numberOfKnown } from './number.js'

interface Bounds {
  readonly min?: JsonNumber | null
  readonly max?: JsonNumber | null
}

const widestRange = 1000n
const smallest = -9223372036854775808n
const largest = 18446744073709551615n

const clamped = (value: bigint): bigint => (value < smallest ? smallest : value > largest ? largest : value)

// Near enough: what falls outside the bounds is filtered by exact comparison.
const wholeOf = (bound: JsonNumber): bigint => {
  const token = tokenOf(bound)
  if (/^-?[0-9]+$/.test(token)) return clamped(BigInt(token))
  return clamped(BigInt(Math.trunc(Math.max(-1e20, Math.min(1e20, Number(token))))))
}

const within =
  ({ min, max }: Bounds) =>
  (value: JsonNumber): boolean =>
    (min == null || compareNumbers(value, min) >= 0) && (max == null || compareNumbers(value, max) <= 0)

const rangeOf = ({ min, max }: Bounds): readonly [bigint, bigint] => {
  if (min == null && max == null) return [smallest, largest]
  if (max == null) return [wholeOf(min ?? 0), clamped(wholeOf(min ?? 0) + widestRange)]
  return [min == null ? clamped(wholeOf(max) - widestRange) : wholeOf(min), wholeOf(max)]
}

/** Integers of the `integer` kind within the bounds (K-61). */
export const integerWithin = (bounds: Bounds): fc.Arbitrary<JsonNumber> => {
  const [min, max] = rangeOf(bounds)
  const any = fc.bigInt({ min, max })
  const small = min <= 0n && max >= 9n ? fc.oneof(fc.bigInt({ min: 0n, max: 9n }), any) : any
  return small.map((value) => numberOfKnown(value.toString())).filter(within(bounds))
}

/** Numbers of any spelling within the bounds, the bounds included. */
export const numberWithin = (bounds: Bounds): fc.Arbitrary<JsonNumber> => {
  const ends = [bounds.min, bounds.max].filter((end) => end != null)
  if (ends.length === 0) return jsonNumber()
  const near = ends.flatMap((end) => [-1n, 0n, 1n].map((step) => numberOfKnown(`${wholeOf(end) + step}.0`)))
  return fc.constantFrom(...[...ends, ...near].filter(within(bounds)))
}
