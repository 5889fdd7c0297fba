import { tokenOf, type JsonNumber } from '@assent/kernel'
import { integerRange, isWithin, type Bounds } from './bounded-number.js'
import { fixedAbove, fixedOf, numberOfFixed } from './fixed-point.js'
import { curiousTokens, numberOfKnown, respelled } from './number.js'

const small = ['0', '1', '-1']

// Where host integers stop being exact, and the ends of 64 bits.
const large = curiousTokens.filter((token) => /^-?[0-9]{16,}$/.test(token))

const minusZero = numberOfKnown('-0')

const wholes = [...small, ...large].map((token) => ({ whole: BigInt(token), number: numberOfKnown(token) }))

const curious = [...small, ...curiousTokens].map(numberOfKnown)

const unique = (numbers: readonly JsonNumber[]): readonly JsonNumber[] => [
  ...new Map(numbers.map((number) => [tokenOf(number), number])).values(),
]

/** Integers at the edges of what the bounds and the kind admit. */
export const boundaryIntegers = (bounds: Bounds): readonly JsonNumber[] => {
  const [least, most] = integerRange(bounds)
  const isInRange = (value: bigint): boolean => value >= least && value <= most
  const ends = [least, most, least + 1n, most - 1n].filter(isInRange).map((value) => numberOfKnown(String(value)))
  const known = wholes.filter(({ whole }) => isInRange(whole)).map(({ number }) => number)
  return unique([...ends, ...known, ...(isInRange(0n) ? [minusZero] : [])])
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
  return unique([...own, ...curious].filter((number) => isWithin(number, bounds)))
}
