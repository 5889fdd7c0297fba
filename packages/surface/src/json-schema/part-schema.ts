import { compareText, memberOf, type FieldDocument } from '@assent/kernel'
import { fieldSchema } from './field-schema.js'
import type { SchemaPlace } from './place.js'
import type { JsonSchema } from './schema.js'
import { oneOf } from './shapes.js'

const size: JsonSchema = { type: 'integer', minimum: 0 }

const isElement = (segment: string): boolean => /^[0-9]+$/.test(segment)

/**
 * What a path inside a field reads: a member of an object and, under the service rules, an element of a list, how many
 * elements, members or characters there are, the label of a union (SR-47). Anything, where it is not declared.
 */
export const partSchema = (field: FieldDocument, path: readonly string[], place: SchemaPlace): JsonSchema => {
  const [segment, ...rest] = path
  if (segment === undefined) return fieldSchema(field, place)
  switch (field.type) {
    case 'object': {
      const member = memberOf<FieldDocument>(field.properties, segment)
      return member === undefined ? {} : partSchema(member, rest, place)
    }
    case 'array':
      if (segment === 'count') return size
      return isElement(segment) && field.items !== null ? partSchema(field.items, rest, place) : {}
    case 'map':
    case 'string':
      return segment === 'count' ? size : {}
    case 'union':
      return segment === field.tag ? oneOf(Object.keys(field.variants ?? {}).sort(compareText)) : {}
    default:
      return {}
  }
}
