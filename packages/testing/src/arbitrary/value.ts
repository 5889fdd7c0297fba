import { isBlank, tokenOf, type Json, type JsonObject } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredFields, AuthoredSchema } from './authored.js'
import { integerWithin, numberWithin } from './bounded-number.js'
import { json } from './json.js'
import { name } from './name.js'
import { objectOf } from './object-of.js'
import { text } from './text.js'

const longestText = 8

const textWithin = (field: AuthoredField): fc.Arbitrary<string> => {
  const minLength = Number(tokenOf(field.min_length ?? 0))
  const maxLength = field.max_length == null ? Infinity : Number(tokenOf(field.max_length))
  return text({ minLength, maxLength: Math.min(maxLength, minLength + longestText) })
}

const objectWithin = (fields: AuthoredFields = {}, open = false): fc.Arbitrary<JsonObject> => {
  const declared = Object.entries(fields).map(([own, field]) => {
    const member = valueOf(field).map((value): readonly (readonly [string, Json])[] => [[own, value]])
    return field.required === true && field.default === undefined ? member : fc.oneof(member, fc.constant([]))
  })
  const undeclared = name().filter((own) => !Object.hasOwn(fields, own))
  const additional = open ? fc.array(fc.tuple(undeclared, json(1)), { maxLength: 1 }) : fc.constant([])
  return fc.tuple(...declared, additional).map((members) => objectOf(members.flat()))
}

/** Values that a field accepts, for any field whose constraints some value meets. */
export const valueOf = (field: AuthoredField): fc.Arbitrary<Json> => {
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
      return fc.array(field.items == null ? json() : valueOf(field.items), { maxLength: 3 })
    case 'object':
      return objectWithin(field.properties, field.additional_properties)
    case 'ref':
      return text({ minLength: 1, maxLength: longestText }).filter((value) => !isBlank(value))
    default:
      return json()
  }
}

/** Objects that a schema accepts: every required member without a default, the others now and then. */
export const membersOf = (schema: AuthoredSchema): fc.Arbitrary<JsonObject> =>
  objectWithin(schema.fields, schema.additional_fields)
