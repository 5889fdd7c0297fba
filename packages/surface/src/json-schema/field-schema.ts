import { compareText, type FieldDocument, type Json, type ObjectSchemaDocument } from '@assent/kernel'
import { numberSchema } from './numbers.js'
import { unfilled, type SchemaPlace } from './place.js'
import type { JsonSchema } from './schema.js'
import { alphabetPattern } from './service/alphabet-pattern.js'
import { mapSchema } from './service/map-schema.js'
import { unionSchema } from './service/union-schema.js'

const lengthsOf = ({ min_length, max_length }: FieldDocument): { readonly [name: string]: Json } => ({
  ...(min_length === null ? {} : { minLength: min_length }),
  ...(max_length === null ? {} : { maxLength: max_length }),
})

const textSchema = (field: FieldDocument): JsonSchema => ({
  type: 'string',
  ...lengthsOf(field),
  ...(field.alphabet === undefined ? {} : { pattern: alphabetPattern(field.alphabet) }),
})

const mapOf = ({ key = 'string', items }: FieldDocument, place: SchemaPlace): JsonSchema =>
  mapSchema(key, items === null ? {} : fieldSchema(items, unfilled(place)))

const unionOf = ({ tag = '', variants = {} }: FieldDocument, place: SchemaPlace): JsonSchema =>
  unionSchema(
    tag,
    Object.entries(variants).map(([label, variant]) => ({
      label,
      payload: fieldSchema(variant, unfilled(place)),
      required: variant.required,
    })),
  )

const shapeOf = (field: FieldDocument, place: SchemaPlace): JsonSchema => {
  switch (field.type) {
    case 'string':
      return textSchema(field)
    case 'integer':
    case 'number':
    case 'binary64':
      return numberSchema(field, field.type === 'integer' ? 'integer' : 'number', place)
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { type: 'string', enum: [...new Set(field.values)] }
    case 'array':
      return { type: 'array', ...(field.items === null ? {} : { items: fieldSchema(field.items, place) }) }
    case 'object':
      return membersSchema({ fields: field.properties, additional_fields: field.additional_properties }, place)
    case 'ref':
      return { type: 'string', minLength: 1, 'x-entity-ref': field.entity ?? '' }
    case 'map':
      return mapOf(field, place)
    case 'union':
      return unionOf(field, place)
    case 'json':
      return {}
  }
}

/** The schema of one field: its kind and constraints, and its default where the place fills defaults in (U-2). */
export const fieldSchema = (field: FieldDocument, place: SchemaPlace): JsonSchema => {
  const shape = shapeOf(field, place)
  return place.fillsDefaults && field.default !== undefined ? { ...shape, default: field.default } : shape
}

/** An object with these members, closed unless it admits others; `required` only where some are (U-2). */
export const membersSchema = (schema: ObjectSchemaDocument, place: SchemaPlace): JsonSchema => {
  const members = Object.entries(schema.fields).sort(([one], [other]) => compareText(one, other))
  const required = members
    .filter(([, field]) => field.required && !(place.fillsDefaults && field.default !== undefined))
    .map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, field]) => [name, fieldSchema(field, place)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: schema.additional_fields,
  }
}
