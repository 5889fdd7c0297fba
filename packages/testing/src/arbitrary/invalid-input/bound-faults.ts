import { compareNumbers, tokenOf, type JsonNumber } from '@assent/kernel'
import type { AuthoredField } from '../authored.js'
import { largestInteger, smallestInteger } from '../bounded-number.js'
import { ceilingOf, fixedAbove, fixedOf, floorOf, numberOfFixed, tenfold } from '../fixed-point.js'
import { numberOfKnown } from '../number.js'
import { planted, type InputFault, type Planted } from './planted.js'

const integers = (values: readonly bigint[]): readonly JsonNumber[] =>
  values
    .filter((value) => value >= smallestInteger && value <= largestInteger)
    .map((value) => numberOfKnown(String(value)))

const below = (type: string, min: JsonNumber): readonly JsonNumber[] =>
  type === 'integer'
    ? integers([ceilingOf(min) - 1n, smallestInteger])
    : [numberOfFixed(fixedOf(min) - 1n), tenfold(min), numberOfKnown('-1'), 0]

const above = (type: string, max: JsonNumber): readonly JsonNumber[] =>
  type === 'integer'
    ? integers([floorOf(max) + 1n, largestInteger])
    : [numberOfFixed(fixedAbove(max) + 1n), tenfold(max), 1, 0]

const beyond = (
  fault: InputFault,
  side: 'below the minimum' | 'above the maximum',
  values: readonly JsonNumber[],
  bound: JsonNumber,
): readonly Planted[] =>
  values
    .filter((value) => compareNumbers(value, bound) * (fault === 'below_minimum' ? -1 : 1) > 0)
    .map((value) => planted(fault, value, `${tokenOf(value)} is ${side} ${tokenOf(bound)}`))

/** Numbers outside the bounds of a field, the nearest first: those that only an exact comparison tells from them. */
export const faultsOfBounds = ({ type, min, max }: AuthoredField): readonly Planted[] => [
  ...(min == null ? [] : beyond('below_minimum', 'below the minimum', below(type, min), min)),
  ...(max == null ? [] : beyond('above_maximum', 'above the maximum', above(type, max), max)),
]
