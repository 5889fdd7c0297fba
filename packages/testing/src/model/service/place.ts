import {
  isJsonArray,
  isJsonObject,
  memberOf,
  type FieldDocument,
  type Json,
  type JsonObject,
  type ObjectSchemaDocument,
} from '@assent/kernel'
import { contentKeyOf } from './union.js'

/** A value that an address comes by, and what is known of it there. */
export interface Place {
  readonly value: Json
  /** What it is declared as: for a union's payload by the tag that the value has (SR-50). */
  readonly declared?: FieldDocument | undefined
  /** Did registration see that declaration (SR-49)? Only then does a text answer its size. */
  readonly isChecked: boolean
}

/** A value of which nothing is known but itself. */
export const undeclared = (value: Json): Place => ({ value, isChecked: false })

const anything: FieldDocument = {
  type: 'json',
  required: false,
  min_length: null,
  max_length: null,
  min: null,
  max: null,
  values: [],
  items: null,
  properties: {},
  additional_properties: false,
  entity: null,
  inverse: null,
  acyclic: null,
}

/** The fields of an instance, or arguments, beside their schema. */
export const placeOf = (value: JsonObject, { fields, additional_fields }: ObjectSchemaDocument): Place => ({
  value,
  declared: { ...anything, type: 'object', properties: fields, additional_properties: additional_fields },
  isChecked: true,
})

const isOrdinal = (segment: string): boolean => /^(?:0|[1-9][0-9]*)$/.test(segment)

/** A list answers by being one, whatever was declared (SR-50). */
const stepIntoList = (list: readonly Json[], segment: string, { declared, isChecked }: Place): Place | undefined => {
  if (segment === 'count') return undeclared(list.length)
  const element = isOrdinal(segment) ? list[Number(segment)] : undefined
  if (element === undefined) return undefined
  const items = declared?.type === 'array' ? (declared.items ?? undefined) : undefined
  return { value: element, declared: items, isChecked: isChecked && items !== undefined }
}

/** What the union's own tag selects, or nothing. */
const variantOf = ({ tag = '', variants = {} }: FieldDocument, union: JsonObject): FieldDocument | undefined => {
  const label = memberOf(union, tag)
  return typeof label === 'string' ? memberOf(variants, label) : undefined
}

const stepIntoObject = (object: JsonObject, segment: string, { declared, isChecked }: Place): Place | undefined => {
  if (declared?.type === 'map') return segment === 'count' ? undeclared(Object.keys(object).length) : undefined
  const value = memberOf(object, segment)
  if (value === undefined) return undefined
  if (declared?.type === 'union' && segment === contentKeyOf(declared.tag ?? ''))
    return { value, declared: variantOf(declared, object), isChecked: false }
  const property = declared?.type === 'object' ? memberOf(declared.properties, segment) : undefined
  return { value, declared: property, isChecked: isChecked && property !== undefined }
}

/** One segment further, or nothing (SR-47 to SR-52). */
export const step = (place: Place, segment: string): Place | undefined => {
  const { value, declared, isChecked } = place
  if (isChecked && declared?.type === 'string' && segment === 'count')
    return typeof value === 'string' ? undeclared([...value].length) : undefined
  if (isJsonArray(value)) return stepIntoList(value, segment, place)
  return isJsonObject(value) ? stepIntoObject(value, segment, place) : undefined
}

/** What registration finds declared below a declaration, or nothing: it does not look at tags (SR-49, SR-66). */
export const declaredAt = (declared: FieldDocument | undefined, path: readonly string[]): FieldDocument | undefined => {
  const [segment, ...further] = path
  if (segment === undefined) return declared
  if (declared?.type === 'object') return declaredAt(memberOf(declared.properties, segment), further)
  if (declared?.type === 'array' && isOrdinal(segment)) return declaredAt(declared.items ?? undefined, further)
  return undefined
}
