import { tokenOf, type JsonNumber } from '@assent/kernel'
import { integerRange, isWithin, type Bounds } from './bounded-number.js'
import { fixedAbove, fixedOf, numberOfFixed } from './fixed-point.js'
import { curiousTokens, numberOfKnown, respelled } from './number.js'

const small = ['0', '1', '-1']

// Where host integers stop being exact, and the ends of 64 bits.
const large = curiousTokens.filter((token) => /^-?[0-9]{16,}$/.test(token))

const unique = (numbers: readonly JsonNumber[]): readonly JsonNumber[] =>
  [...new Set(numbers.map(tokenOf))].map(numberOfKnown)

/** Integers at the edges of what the bounds and the kind admit. */
export const boundaryIntegers = (bounds: Bounds): readonly JsonNumber[] => {
  const [least, most] = integerRange(bounds)
  const inRange = [least, most, least + 1n, most - 1n, ...[...small, ...large].map(BigInt)]
    .filter((value) => value >= least && value <= most)
    .map((value) => numberOfKnown(String(value)))
  return unique(least <= 0n && most >= 0n ? [...inRange, numberOfKnown('-0')] : inRange)
}

/** The bound, the same by another token, and the nearest numbers that a fixed point tells from it. */
const around = (bound: JsonNumber): readonly JsonNumber[] => [
  bound,
  respelled(bound),
  numberOfFixed(fixedAbove(bound) + 1n),
  numberOfFixed(fixedOf(bound) - 1n),
]

/** Numbers at the edges of what the bounds admit, and those that a careless host respells. */
export const boundaryNumbers = (bounds: Bounds): readonly JsonNumber[] => {
  const own = [bounds.min, bounds.max].filter((bound) => bound != null).flatMap(around)
  const others = [...small, ...curiousTokens].map(numberOfKnown)
  return unique([...own, ...others].filter((number) => isWithin(number, bounds)))
}
