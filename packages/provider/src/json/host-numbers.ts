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

/** The value with every exact number changed. They are rare, so most values come back as they are. */
const changed = (value: Json, change: (number: ExactNumber, path: string) => unknown): unknown => {
  const visit = (one: Json, path: string): unknown => {
    if (ExactNumber.is(one)) return change(one, path)
    if (isJsonArray(one)) return one.map((element, index) => visit(element, `${path}[${index}]`))
    if (!isJsonObject(one)) return one
    const copy: { [name: string]: unknown } = {}
    for (const [name, member] of Object.entries(one)) setMember(copy, name, visit(member, pathInside(path, name)))
    return copy
  }
  return holds(value, (one) => ExactNumber.is(one)) ? visit(value, '') : value
}

/** The value with numbers of the host, for libraries that know no others; what would be rounded is a fault. */
export const withHostNumbers = (value: Json): Either<readonly ValueError[], unknown> => {
  const faults: ValueError[] = []
  const copy = changed(value, (number, path) => {
    const held = hostNumber(number)
    if (held === undefined) faults.push({ path, message: wouldBeRounded })
    return held
  })
  return faults.length > 0 ? left(faults) : right(copy)
}

/** The value with numbers of the host where it holds them: `1.0` is 1 then, and what it would round stays exact. */
export const withHeldNumbers = (value: Json): unknown => changed(value, (number) => hostNumber(number) ?? number)
