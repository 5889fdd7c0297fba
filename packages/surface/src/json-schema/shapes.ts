import type { Json, JsonObject } from '@assent/kernel'
import type { JsonSchema } from './schema.js'

/** Any text. */
export const text: JsonSchema = { type: 'string' }

/** Any text, or null. */
export const textOrNull: JsonSchema = { type: ['string', 'null'] }

/** Text that is there. */
export const someText: JsonSchema = { type: 'string', minLength: 1 }

/** `true` or `false`. */
export const flag: JsonSchema = { type: 'boolean' }

/** Any JSON. */
export const anything: JsonSchema = {}

/** Any object. */
export const anyObject: JsonSchema = { type: 'object' }

/** One of these values. */
export const oneOf = (values: readonly Json[]): JsonSchema => ({ enum: values })

/** A list of what a schema describes. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object of what a schema describes, under any names. */
export const byName = (member: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: member })

/** What a schema describes, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** What one of several schemas describes. */
export const anyOf = ([first = {}, ...others]: readonly JsonSchema[]): JsonSchema =>
  others.length === 0 ? first : { anyOf: [first, ...others] }

/** An object with exactly these members, but for the optional ones. */
export const closed = (properties: JsonObject, optional: readonly string[] = []): JsonSchema => {
  const required = Object.keys(properties).filter((member) => !optional.includes(member))
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false }
}

/** A schema with words for people. */
export const described = (description: string, schema: JsonSchema): JsonSchema => ({ ...schema, description })
