import type { ObjectSchemaDocument } from '../document/document.js'
import type { ValueError } from '../refusal.js'
import { namesOf } from '../value/text.js'

/** The types have a name that the definition lacks. */
export const missing = (path: string, what: string): ValueError => ({
  path,
  message: `the definition has no such ${what}`,
})

/** The definition has a name that the types lack. */
export const unnamed = (path: string, what: string): ValueError => ({ path, message: `the types have no such ${what}` })

/** The names that a schema lacks; an open one has every name (K-32). */
export const checkMembers = (
  names: object,
  schema: ObjectSchemaDocument,
  path: string,
  what: string,
): readonly ValueError[] =>
  namesOf(names)
    .filter((name) => !Object.hasOwn(schema.fields, name) && !schema.additional_fields)
    .map((name) => missing(`${path}.${name}`, what))
