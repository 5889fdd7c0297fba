// JSON Schema
export {
  argumentsSchema,
  creationFieldsSchema,
  instanceSchema,
  recordingSchema,
  type SchemaOptions,
} from './json-schema/documents.js'
export type { LargeNumbers } from './json-schema/numbers.js'
export { dialect, type JsonSchema } from './json-schema/schema.js'

// Words
export { operationText } from './describe/operation-text.js'
