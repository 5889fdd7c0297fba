import { canonical, type Json, type JsonObject } from '@assent/kernel'
import { countSchema, type JsonSchema } from '@assent/surface'

/** Any text. */
export const text: JsonSchema = { type: 'string' }

/** Text that is there. */
export const name: JsonSchema = { type: 'string', minLength: 1 }

/** Any object. */
export const object: JsonSchema = { type: 'object' }

/** Any JSON. */
export const json: JsonSchema = {}

/** A revision of a subject. */
export const revision: JsonSchema = countSchema(1, 'text')

/** A list of what a schema describes. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** What a schema describes, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** One of these values. */
export const oneOf = (values: readonly Json[]): JsonSchema => ({ enum: values })

/** What one of several schemas describes; each is written once. */
export const anyOf = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only, ...others] = [...new Map(schemas.map((schema) => [canonical(schema), schema])).values()]
  return only === undefined ? object : others.length === 0 ? only : { anyOf: [only, ...others] }
}

/** An object with exactly these members, but for the optional ones. */
export const closed = (properties: JsonObject, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((member) => !optional.includes(member)),
  additionalProperties: false,
})
