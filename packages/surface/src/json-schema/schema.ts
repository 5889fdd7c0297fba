import type { JsonObject } from '@assent/kernel'

/** A JSON Schema, 2020-12, as plain data. Its bounds are the definition's tokens: print it with `stringify`. */
export type JsonSchema = JsonObject

/** The dialect, as `$schema` names it. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema'
