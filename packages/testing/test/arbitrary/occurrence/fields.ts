import type { Json } from '@assent/kernel'
import { keysOf, objectAt, textOf } from './walk.js'

const constraints = [
  'required',
  'default',
  'min_length',
  'max_length',
  'min',
  'max',
  'values',
  'items',
  'properties',
  'additional_properties',
  'inverse',
  'acyclic',
]

// What equals absence is no constraint (K-26).
const isSaid = (name: string, value: Json | undefined): boolean =>
  (value !== undefined &&
    (name === 'default' || name === 'acyclic'
      ? value !== null || name === 'default'
      : JSON.stringify(value).length > 2 && value !== null && value !== false)) ||
  typeof value === 'number'

const ofField = (field: Json, depth: number): readonly string[] => {
  const kind = textOf(objectAt({ field }, 'field')['type'])
  const said = constraints.filter((name) => isSaid(name, objectAt({ field }, 'field')[name]))
  const items = objectAt(field, 'items')
  return [
    `kind: ${kind}`,
    `nesting: ${String(depth)}`,
    ...said.map((name) => `constraint: ${name} of ${kind}`),
    ...keysOf('field', field),
    ...(Object.keys(items).length === 0 ? [] : ofField(items, depth + 1)),
    ...ofFields(objectAt(field, 'properties'), depth + 1),
  ]
}

const ofFields = (fields: Json, depth: number): readonly string[] =>
  Object.values(objectAt({ fields }, 'fields')).flatMap((field) => ofField(field, depth))

/** What occurs in a schema. */
export const ofSchema = (schema: Json | undefined): readonly string[] => [
  ...keysOf('schema', schema),
  ...ofFields(objectAt(schema, 'fields'), 0),
]
