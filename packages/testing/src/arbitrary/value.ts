import { isBlank, type Json, type JsonObject } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredFields, AuthoredSchema } from './authored.js'
import { boundariesOf } from './boundary-values.js'
import { integerWithin, numberWithin } from './bounded-number.js'
import { json } from './json.js'
import { objectOf } from './object-of.js'
import { arePossible, isGiven, isPossible } from './possible.js'
import { mapOf, observedWithin, textOver, unionOf } from './service/service-values.js'
import { text } from './text.js'
import { textRange } from './text-of-length.js'
import { undeclaredNames } from './undeclared.js'

const longestText = 8

const textWithin = (field: AuthoredField): fc.Arbitrary<string> => {
  const [minLength, maxLength] = textRange(field)
  const most = Math.min(maxLength, minLength + longestText)
  return field.alphabet == null ? text({ minLength, maxLength: most }) : textOver(field.alphabet, minLength, most)
}

const listOf = (items: AuthoredField | null | undefined): fc.Arbitrary<Json> => {
  if (items == null) return fc.array(json(), { maxLength: 3 })
  return isPossible(items) ? fc.array(valueOf(items), { maxLength: 3 }) : fc.constant([])
}

type Presence = 'every' | 'needed' | 'some'

// Everything given and nothing that can be left out are edges too.
const presence = fc.constantFrom<Presence>('needed', 'every', 'some', 'some')

type Member = readonly [present: boolean, name: string, value: Json]

const memberOf = ([own, field]: readonly [string, AuthoredField]): fc.Arbitrary<Member> =>
  fc.tuple(fc.boolean(), fc.constant(own), valueOf(field))

const undeclaredIn = (fields: AuthoredFields): fc.Arbitrary<readonly (readonly [string, Json])[]> =>
  fc.array(fc.tuple(fc.constantFrom(...undeclaredNames(fields)), json(1)), { maxLength: 1 })

/** Objects of these members; an impossible one is left out where it may be. */
const objectWithin = (fields: AuthoredFields = {}, open = false): fc.Arbitrary<JsonObject> => {
  if (!arePossible(fields)) throw new Error('a member is required, and no value meets its constraints')
  const possible = Object.entries(fields).filter(([, field]) => isPossible(field))
  const given = new Set(possible.filter(([, field]) => isGiven(field)).map(([own]) => own))
  const additional = open ? undeclaredIn(fields) : fc.constant([])
  return fc.tuple(presence, fc.tuple(...possible.map(memberOf)), additional).map(([which, declared, others]) => {
    const isKept = ([present, own]: Member): boolean =>
      given.has(own) || which === 'every' || (which === 'some' && present)
    return objectOf([...declared.filter(isKept).map(([, own, value]) => [own, value] as const), ...others])
  })
}

const anyValueOf = (field: AuthoredField): fc.Arbitrary<Json> => {
  switch (field.type) {
    case 'string':
      return textWithin(field)
    case 'integer':
      return integerWithin(field)
    case 'number':
      return numberWithin(field)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...(field.values ?? []))
    case 'array':
      return listOf(field.items)
    case 'object':
      return objectWithin(field.properties, field.additional_properties)
    case 'ref':
      return text({ minLength: 1, maxLength: longestText }).filter((value) => !isBlank(value))
    case 'binary64':
      return observedWithin(field)
    case 'map':
      return mapOf(field, field.items != null && isPossible(field.items) ? valueOf : undefined)
    case 'union':
      return unionOf(field, valueOf)
    default:
      return json()
  }
}

/**
 * Values that a field accepts, two of three at the edges of what it accepts. Throws for a field whose constraints no
 * value meets.
 */
export const valueOf = (field: AuthoredField): fc.Arbitrary<Json> => {
  const boundaries = boundariesOf(field)
  const any = anyValueOf(field)
  return boundaries.length === 0
    ? any
    : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...boundaries) }, { weight: 1, arbitrary: any })
}

/**
 * Objects that a schema accepts: every required member without a default, the others all, not at all, or some. Throws
 * where a required member has constraints that no value meets.
 */
export const membersOf = (schema: AuthoredSchema): fc.Arbitrary<JsonObject> =>
  objectWithin(schema.fields, schema.additional_fields)
