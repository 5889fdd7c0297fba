import type { FieldDocument, ObjectSchemaDocument } from '../document/document.js'
import { memberOf } from '../value/json.js'
import type { Place } from './place.js'
import { parseReference, type Reference } from './reference.js'

/** Can the path be declared inside this field? The answer is the fault, or nothing (K-83). */
const checkInside = (field: FieldDocument, path: readonly string[]): string | undefined => {
  const [segment, ...rest] = path
  if (segment === undefined) return undefined
  if (segment === '') return 'has an empty segment'
  if (field.type === 'json') return undefined
  if (field.type !== 'object') return `reads \`${segment}\` inside a ${field.type} field, which has no members to read`
  const property = memberOf(field.properties, segment)
  if (property !== undefined) return checkInside(property, rest)
  return field.additional_properties ? undefined : `reads \`${segment}\`, which is not declared`
}

const checkPath = (schema: ObjectSchemaDocument, path: readonly string[]): string | undefined => {
  const [segment, ...rest] = path
  if (segment === undefined) return undefined
  if (segment === '') return 'has an empty segment'
  const field = memberOf(schema.fields, segment)
  if (field !== undefined) return checkInside(field, rest)
  return schema.additional_fields ? undefined : `reads \`${segment}\`, which is not declared`
}

/** The schema that a reference reads from. */
export const schemaOf = ({ root }: Reference, place: Place): ObjectSchemaDocument =>
  root === 'args' ? place.arguments : place.schema

/**
 * A reference stands in its column and can resolve (K-81 to K-83). What remains for run time is only: optional members
 * that are absent, paths inside `json`, paths into open schemas (K-84). Answers the fault, or nothing.
 */
export const checkReference = (text: string, place: Place): string | undefined => {
  const reference = parseReference(text)
  const admitted = place.roots.map((root) => `$${root}`).join(', ')
  if (reference === undefined) return `\`${text}\` is no reference; ${place.name} may read ${admitted}`
  if (!place.roots.includes(reference.root))
    return `\`${text}\` cannot be read here; ${place.name} may read ${admitted}`
  const fault = checkPath(schemaOf(reference, place), reference.path)
  return fault === undefined ? undefined : `\`${text}\` ${fault}`
}
