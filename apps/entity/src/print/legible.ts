import type { ObjectSchemaDocument } from '@assent/kernel'
import { inNameOrder } from './fields.js'

/** A title and what stands below it, or nothing where nothing does. */
export const block = (title: string, body: readonly string[]): readonly string[] =>
  body.length === 0 ? [] : [`${title}:`, ...body.map((line) => `  ${line}`)]

/** A title and names in one line, or nothing where there are none. */
export const listed = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title}: ${names.join(', ')}`]

/** The names of a part without order, by code point. */
export const namesOf = (byName: { readonly [name: string]: unknown } = {}): readonly string[] =>
  inNameOrder(byName).map(([name]) => name)

/** The members of a schema, those that are required with a `*`. */
export const memberNames = (schema: ObjectSchemaDocument | undefined): readonly string[] =>
  inNameOrder(schema?.fields ?? {}).map(([name, { required }]) => (required ? `${name}*` : name))
