import { isJsonNumber, isJsonObject, isRevision, memberOf, toJson, type Json, type ValueError } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { undeclaredMembers } from '../input/read-member.js'
import type { InvalidInput } from '../refusal/agent-error.js'
import { invalidInput, notJson } from '../refusal/refusals.js'
import type { Pins } from './pins.js'

type Check = (value: Json) => string | undefined

const text: Check = (value) => (typeof value === 'string' ? undefined : 'is not text')

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value)

const checks: { readonly [name in keyof Pins]: Check } = {
  entity: text,
  id: orNull(text),
  operation: orNull(text),
  arguments: (value) => (isJsonObject(value) ? undefined : 'is not an object'),
  revision: orNull((value) => (isJsonNumber(value) && isRevision(value) ? undefined : 'is not a revision')),
  version: (value) => (Number.isSafeInteger(value) ? undefined : 'is not an integer'),
  definition: text,
}

const faultOf = (name: string, check: Check, value: Json | undefined): readonly ValueError[] => {
  const message = value === undefined ? 'is missing' : check(value)
  return message === undefined ? [] : [{ path: name, message }]
}

/** Reads the pins of a preview: a copy, or every fault by its path. */
export const readPins = (given: unknown): Either<InvalidInput, Pins> => {
  const json = toJson(given, 'pins')
  if (isLeft(json)) return left(notJson(json.left))
  const pins = json.right
  if (!isJsonObject(pins)) return left(invalidInput([{ path: 'pins', message: 'is not an object' }]))
  const faults = [
    ...undeclaredMembers(pins, checks, ''),
    ...Object.entries(checks).flatMap(([name, check]) => faultOf(name, check, memberOf(pins, name))),
  ]
  if (faults.length > 0) return left(invalidInput(faults))
  const fault = faultOfCombination(pins as unknown as Pins)
  return fault === undefined ? right(pins as unknown as Pins) : left(invalidInput([fault]))
}

/** A creation has neither operation nor revision, and an operation has both, and an id. */
const faultOfCombination = ({ id, operation, revision }: Pins): ValueError | undefined => {
  if ((operation === null) !== (revision === null)) {
    return { path: 'revision', message: 'is null where `operation` is, and nowhere else' }
  }
  return id === null && operation !== null ? { path: 'id', message: 'is null of a creation only' } : undefined
}
