import { compareNumbers, type JsonNumber } from '@assent/kernel'
import type { AuthoredField, AuthoredFields, AuthoredSchema } from '../authored.js'
import { numberOfKnown } from '../number.js'
import { objectOf } from '../object-of.js'

const largestInteger = numberOfKnown('9223372036854775807')

const lower = (max: JsonNumber | null | undefined): JsonNumber =>
  max == null || compareNumbers(max, largestInteger) > 0 ? largestInteger : max

const eachOf = (fields: AuthoredFields, change: (field: AuthoredField) => AuthoredField): AuthoredFields =>
  objectOf(Object.entries(fields).map(([name, field]) => [name, change(field)]))

/** Nothing is filled in inside a map or a union (SR-31), so there a default fills no gap. */
const unfilled = ({ default: _default, ...field }: AuthoredField): AuthoredField => withParts(field, unfilled, unfilled)

const withParts = (
  field: AuthoredField,
  filled: (field: AuthoredField) => AuthoredField,
  notFilled: (field: AuthoredField) => AuthoredField,
): AuthoredField => ({
  ...field,
  ...(field.items == null ? {} : { items: (field.type === 'map' ? notFilled : filled)(field.items) }),
  ...(field.properties === undefined ? {} : { properties: eachOf(field.properties, filled) }),
  ...(field.variants === undefined ? {} : { variants: eachOf(field.variants, notFilled) }),
})

const narrowed = (field: AuthoredField): AuthoredField => {
  if (field.type === 'integer') return { ...field, max: lower(field.max) }
  return field.type === 'number' ? { ...field, type: 'binary64' } : field
}

/**
 * The field that admits, by the rules of `kernel/1`, what this one admits by the service rules: smaller integers, no
 * number that a binary64 cannot hold, no gap inside a map or a union.
 */
export const readableField = (field: AuthoredField): AuthoredField =>
  withParts(narrowed(field), readableField, (part) => readableField(unfilled(part)))

/** The same of a schema. */
export const readableSchema = (schema: AuthoredSchema): AuthoredSchema =>
  schema.fields === undefined ? schema : { ...schema, fields: eachOf(schema.fields, readableField) }
