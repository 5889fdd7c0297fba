import type { Json } from '@assent/kernel'
import type { PlantedDefect, Planting } from '../planting.js'
import { plantingOf, type BadField } from './field.js'

const misplaced = (constraint: string, appliesTo: string, type: string, keys: { readonly [key: string]: Json }) => {
  const defect = (path: string): PlantedDefect => ({
    kind: 'constraint_not_applicable',
    path,
    constraint,
    field_kind: type,
    applies_to: appliesTo,
  })
  return {
    name: `${Object.keys(keys).join(' and ')} on a field of the kind \`${type}\``,
    field: { type, ...keys },
    defect,
  } satisfies BadField
}

/** Constraints on a kind that they do not govern, one of each family and key (K-26, K-27). */
export const constraintPlantings: readonly Planting[] = [
  misplaced('min_length/max_length', 'a string field', 'integer', { min_length: 0 }),
  misplaced('min_length/max_length', 'a string field', 'json', { max_length: 9 }),
  misplaced('min/max', 'an integer, number or binary64 field', 'string', { min: 0 }),
  misplaced('min/max', 'an integer, number or binary64 field', 'boolean', { max: 0 }),
  misplaced('values', 'an enum field', 'string', { values: ['6'] }),
  misplaced('items', 'an array or map field', 'json', { items: { type: 'json' } }),
  misplaced('properties/additional_properties', 'an object field', 'json', { properties: { a: { type: 'json' } } }),
  misplaced('properties/additional_properties', 'an object field', 'string', { additional_properties: true }),
  misplaced('entity/inverse/acyclic', 'a ref field', 'string', { entity: 'parcel' }),
  misplaced('entity/inverse/acyclic', 'a ref field', 'number', { inverse: 'parts' }),
  // A written `false` counts (K-26).
  misplaced('entity/inverse/acyclic', 'a ref field', 'boolean', { acyclic: false }),
  misplaced('key', 'a map field', 'string', { key: 'string' }),
  misplaced('tag/variants', 'a union field', 'string', { tag: 'kind' }),
  misplaced('tag/variants', 'a union field', 'boolean', { variants: { a: { type: 'object' } } }),
  misplaced('alphabet', 'a string field', 'number', { alphabet: 'abc' }),
  // Of several, only the first of K-27.
  misplaced('min/max', 'an integer, number or binary64 field', 'object', { max: 1, values: ['a'], acyclic: true }),
].map(plantingOf)
