import { isJsonObject, memberOf, type Json } from '@assent/kernel'
import { namesAt, partAt, type Way } from '../way.js'
import { operationNames, type Spot } from './spot.js'

/** A place for fields. */
export interface FieldsSpot extends Spot {
  /** Is there a default above, which what stands here would fill in (K-40)? */
  readonly isFilled: boolean
}

const insideField = (document: Json, way: Way, path: string, isFilled: boolean): readonly FieldsSpot[] => {
  const field = partAt(document, way) ?? null
  if (!isJsonObject(field)) return []
  const filled = isFilled || memberOf(field, 'default') !== undefined
  if (field['type'] === 'array') return insideField(document, [...way, 'items'], `${path}[]`, filled)
  return field['type'] === 'object' ? inside(document, [...way, 'properties'], path, filled) : []
}

const inside = (document: Json, way: Way, path: string, isFilled = false): readonly FieldsSpot[] => [
  { way, path, isFilled },
  ...namesAt(document, way).flatMap((name) => insideField(document, [...way, name], `${path}.${name}`, isFilled)),
]

/** Everywhere that a field could stand: the schema, arguments, object fields at any depth. */
export const fieldsSpots = (document: Json): readonly FieldsSpot[] => [
  ...inside(document, ['schema', 'fields'], 'schema'),
  ...operationNames(document).flatMap((name) =>
    inside(document, ['operations', name, 'arguments', 'fields'], `operations.${name}.arguments`),
  ),
]
