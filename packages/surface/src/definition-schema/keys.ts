import type { JsonSchema } from '../json-schema/schema.js'

/**
 * A schema for each key of an object of the format. What the reader takes is tied to the same types: a new key of the
 * format does not compile before it stands here as well.
 */
export type Keys<Document> = { readonly [key in keyof Document]-?: JsonSchema }

/** An object of the format: closed, as the reader has it (K-7). */
export const formatObject = <Document>(
  keys: Keys<Document>,
  required: readonly (keyof Document & string)[] = [],
): JsonSchema => ({
  type: 'object',
  properties: { ...keys },
  ...(required.length === 0 ? {} : { required }),
  additionalProperties: false,
})

/** The object, or null. One schema and no choice of two, so that an editor names what is wrong with the object. */
export const objectOrNull = (object: JsonSchema): JsonSchema => ({ ...object, type: ['object', 'null'] })

/** The parts of the format that stand in several places, or in themselves. */
export type Part =
  | 'condition'
  | 'copies'
  | 'event'
  | 'eventOrNull'
  | 'field'
  | 'fieldOrNull'
  | 'fields'
  | 'objectSchema'
  | 'operation'
  | 'outcome'
  | 'rule'

/** What a part describes. */
export const part = (name: Part): JsonSchema => ({ $ref: `#/$defs/${name}` })

/** One state, or a list of states. */
export const stateOrStates: JsonSchema = { type: ['string', 'array'], items: { type: 'string' } }
