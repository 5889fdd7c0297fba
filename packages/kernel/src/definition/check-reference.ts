import type { FieldDocument, ObjectSchemaDocument } from '../document/document.js'
import { memberOf } from '../value/json.js'
import type { Place } from './place.js'
import { parseReference, type Reference } from './reference.js'
import { boundReferenceOf } from './service/binder.js'
import { addressOf } from './service/service-address.js'

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

/** Under the service rules a path may also go into collections and texts (SR-47). */
const checkAddress = (text: string, place: Place): string | undefined => {
  const address = addressOf(text, place)
  return address !== undefined && 'fault' in address ? address.fault : undefined
}

/** Does the reference stand in its column (K-81)? A name that a quantifier gave stands everywhere below it (SR-57). */
const checkRoot = (text: string, reference: Reference | undefined, place: Place): string | undefined => {
  if (reference !== undefined && place.roots.includes(reference.root)) return undefined
  const admitted = [...place.binders.map(({ name }) => name), ...place.roots].map((root) => `$${root}`).join(', ')
  const fault = reference === undefined ? 'is no reference' : 'cannot be read here'
  return `\`${text}\` ${fault}; ${place.name} may read ${admitted}`
}

/**
 * A reference stands in its column and can resolve (K-81 to K-83). What remains for run time is only: optional members
 * that are absent, paths inside `json`, paths into open schemas (K-84). Answers the fault, or nothing.
 */
export const checkReference = (text: string, place: Place): string | undefined => {
  const reference = parseReference(text)
  const misplaced = boundReferenceOf(text, place.binders) === undefined ? checkRoot(text, reference, place) : undefined
  if (misplaced !== undefined) return misplaced
  const fault =
    place.level === 0 && reference !== undefined
      ? checkPath(schemaOf(reference, place), reference.path)
      : checkAddress(text, place)
  return fault === undefined ? undefined : `\`${text}\` ${fault}`
}
