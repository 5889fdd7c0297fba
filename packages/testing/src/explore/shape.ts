import {
  compareNumbers,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  memberOf,
  readInstant,
  type EntityInstance,
  type Json,
} from '@assent/kernel'
import type { Hint, Hints } from './hints.js'
import { fieldPlace, inside, type Place } from './reference.js'
import { membersOf } from './members-of.js'
import { resolve } from './resolve.js'

const orderOf = (value: Json, other: Json): number | boolean | null => {
  if (isJsonNumber(value) && isJsonNumber(other)) return compareNumbers(value, other)
  if (typeof value !== 'string' || typeof other !== 'string') return null
  const [one, two] = [readInstant(value), readInstant(other)]
  if (one !== undefined && two !== undefined) return one < two ? -1 : one > two ? 1 : 0
  return value === other
}

const comparedWith = (value: Json, hint: Hint, instance: EntityInstance): Json => {
  const other = resolve(hint.other, { instance })
  if (other === undefined || hint.addedTo !== undefined) return null
  return isJsonArray(other) ? other.map((element) => orderOf(value, element)) : orderOf(value, other)
}

const kindOfValue = (value: Json | undefined): Json => {
  if (value === undefined) return 'absent'
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'string') return value === '' ? 'empty' : 'text'
  if (isJsonNumber(value)) return 'number'
  return isJsonArray(value) ? Math.min(value.length, 2) : 'object'
}

const shapeOfValue = (value: Json | undefined, place: Place, hints: Hints, instance: EntityInstance): Json => {
  const members = value !== undefined && value !== null && isJsonObject(value) ? value : {}
  return [
    kindOfValue(value),
    ...(value === undefined ? [] : (hints.get(place) ?? []).map((hint) => comparedWith(value, hint, instance))),
    ...membersOf(place, hints).map((name) =>
      shapeOfValue(memberOf(members, name), inside(place, name), hints, instance),
    ),
  ]
}

/**
 * What rules can tell of an instance: its state, which fields it has, and on which side of everything that it is
 * compared with each of them stands. Instances of one shape mostly behave alike.
 */
export const shapeOf = (instance: EntityInstance, names: readonly string[], hints: Hints): Json => [
  instance.lifecycle_state,
  ...names.map((name) => shapeOfValue(memberOf(instance.fields, name), fieldPlace([name]), hints, instance)),
]
