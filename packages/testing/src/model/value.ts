import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  memberOf,
  type FieldDocument,
  type FieldsDocument,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import { compareDecimals, isOfIntegerKind } from './decimal.js'
import { isBlankText, membersOf, namesOf } from './names.js'

type Faults = readonly string[]

/** One fault at the path where something is not so. */
const unless = (isSo: boolean, path: string): Faults => (isSo ? [] : [path])

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
      return isJsonArray(value) ? faultsOfElements(field.items, value, path) : [path]
    case 'object':
      return isJsonObject(value) ? faultsOfMembers(field.properties, field.additional_properties, value, path) : [path]
    default:
      return []
  }
}

const faultsOfElements = (items: FieldDocument | null, list: readonly Json[], path: string): Faults =>
  list.flatMap((element, index) => (items === null ? [] : faultsOfValue(items, element, `${path}[${index}]`)))

/** Declared members first, then those that nothing declares, each in name order (K-47). */
export const faultsOfMembers = (
  declared: FieldsDocument,
  isOpen: boolean,
  object: JsonObject,
  path: string,
): Faults => [
  ...membersOf(declared).flatMap(([name, field]) => {
    const value = memberOf(object, name)
    return value === undefined
      ? unless(!field.required, `${path}.${name}`)
      : faultsOfValue(field, value, `${path}.${name}`)
  }),
  ...namesOf(object)
    .filter((name) => !isOpen && !Object.hasOwn(declared, name))
    .map((name) => `${path}.${name}`),
]

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
