import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type FieldDocument,
  type FieldsDocument,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import { compareDecimals, isOfIntegerKind } from './decimal.js'
import { faultsOfElements, faultsOfObject, unless, type Faults } from './faults.js'
import { isBlankText, membersOf } from './names.js'

const isBetween = (value: JsonNumber, min: JsonNumber | null, max: JsonNumber | null): boolean =>
  (min === null || compareDecimals(value, min) >= 0) && (max === null || compareDecimals(value, max) <= 0)

/** The paths of everything wrong with a value, in the order of K-47. */
const faultsOfValue = (field: FieldDocument, value: Json, path: string): Faults => {
  const { min, max, min_length, max_length } = field
  switch (field.type) {
    case 'string':
      return unless(typeof value === 'string' && isBetween([...value].length, min_length, max_length), path)
    case 'integer':
      return unless(isJsonNumber(value) && isOfIntegerKind(value) && isBetween(value, min, max), path)
    case 'number':
      return unless(isJsonNumber(value) && isBetween(value, min, max), path)
    case 'boolean':
      return unless(typeof value === 'boolean', path)
    case 'enum':
      return unless(typeof value === 'string' && field.values.includes(value), path)
    case 'ref':
      return unless(typeof value === 'string' && !isBlankText(value), path)
    case 'array':
      return isJsonArray(value) ? faultsOfElements(faultsOfValue, field.items, value, path) : [path]
    case 'object':
      return isJsonObject(value) ? faultsOfMembers(field.properties, field.additional_properties, value, path) : [path]
    default:
      return []
  }
}

/** Of the members of an object, all of them (K-47). */
export const faultsOfMembers = (declared: FieldsDocument, isOpen: boolean, object: JsonObject, path: string): Faults =>
  faultsOfObject(faultsOfValue, declared, isOpen, object, path)

const fillValue = (field: FieldDocument, value: Json): Json => {
  if (field.type === 'object' && isJsonObject(value)) return fillMembers(field.properties, value)
  const { items } = field
  if (field.type === 'array' && isJsonArray(value) && items !== null)
    return value.map((element) => fillValue(items, element))
  return value
}

/** The object with its defaults, and theirs (K-37 to K-40). */
export const fillMembers = (declared: FieldsDocument, object: JsonObject): JsonObject => {
  const filled = new Map(Object.entries(object))
  for (const [name, field] of membersOf(declared)) {
    const value = filled.has(name) ? filled.get(name) : field.default
    if (value !== undefined) filled.set(name, fillValue(field, value))
  }
  return Object.fromEntries(filled)
}
