import {
  compareNumbers,
  ExactNumber,
  isJsonArray,
  isJsonObject,
  setMember,
  tokenOf,
  type Json,
  type JsonNumber,
  type ValueError,
} from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pathInside } from './faults.js'
import { holds } from './holds.js'

/** The number of the host that a JSON number is: `1.0` is 1, `-0` is -0. Nothing where the host would round it. */
export const hostNumber = (number: JsonNumber): number | undefined => {
  if (typeof number === 'number') return number
  const held = Number(tokenOf(number))
  return Number.isFinite(held) && compareNumbers(held, number) === 0 ? held : undefined
}

/** What a number is told that the host would round. */
export const wouldBeRounded = 'a number that the host would round is not taken'

const converted = (value: Json, path: string, faults: ValueError[]): unknown => {
  if (ExactNumber.is(value)) {
    const held = hostNumber(value)
    if (held === undefined) faults.push({ path, message: wouldBeRounded })
    return held
  }
  if (isJsonArray(value)) return value.map((element, index) => converted(element, `${path}[${index}]`, faults))
  if (!isJsonObject(value)) return value
  const copy: { [name: string]: unknown } = {}
  for (const [name, member] of Object.entries(value)) {
    setMember(copy, name, converted(member, pathInside(path, name), faults))
  }
  return copy
}

/**
 * The value with numbers of the host, for libraries that know no others; what would be rounded is a fault. Exact
 * numbers are rare, so most values come back as they are.
 */
export const withHostNumbers = (value: Json): Either<readonly ValueError[], unknown> => {
  if (!holds(value, (one) => ExactNumber.is(one))) return right(value)
  const faults: ValueError[] = []
  const copy = converted(value, '', faults)
  return faults.length > 0 ? left(faults) : right(copy)
}
