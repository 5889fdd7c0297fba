import type { ObjectSchemaDocument } from '../document.js'

// Values of service keys that say nothing equal their absence (SR-11, SR-12).

export const isEmptyList = (values: readonly unknown[]): boolean => values.length === 0

export const isEmptyObject = (object: object): boolean => Object.keys(object).length === 0

/** Is it the schema that says nothing? */
export const isEmptySchema = (schema: ObjectSchemaDocument): boolean =>
  isEmptyObject(schema.fields) && !schema.additional_fields
