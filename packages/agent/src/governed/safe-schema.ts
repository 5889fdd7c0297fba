import type { JsonSchema } from '@assent/surface'
import { hostNumberSchema } from '../schema/host-number-schema.js'

/** The same schema with numbers that no reader of JSON rounds, as providers take it. */
export const safeSchema = (schema: JsonSchema): JsonSchema => {
  // The linter does not come to an end where one of these recursive types is given for the other.
  const written: unknown = hostNumberSchema(schema)
  return written as JsonSchema
}
