import type { DefinitionDocument, OperationDocument } from '@assent/kernel'
import { membersSchema } from './field-schema.js'
import { countSchema, type LargeNumbers } from './numbers.js'
import { input, stored } from './place.js'
import type { JsonSchema } from './schema.js'

/** How the schemas of a definition's documents are written. */
export interface SchemaOptions {
  /** Default `exact`. */
  readonly largeNumbers?: LargeNumbers
}

/** What a creation takes as `fields`. Rules are not translated: the kernel judges them (U-3). */
export const creationFieldsSchema = (
  definition: Pick<DefinitionDocument, 'schema'>,
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonSchema => membersSchema(definition.schema, input(largeNumbers))

/** What an operation takes as `arguments`. */
export const argumentsSchema = (
  operation: Pick<OperationDocument, 'arguments'>,
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonSchema => membersSchema(operation.arguments, input(largeNumbers))

/** An instance as it is stored and printed, its six keys (K-179). */
export const instanceSchema = (
  definition: DefinitionDocument,
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonSchema => ({
  type: 'object',
  properties: {
    entity: { const: definition.entity },
    version: { const: definition.version },
    id: { type: 'string', minLength: 1 },
    lifecycle_state: { enum: definition.lifecycle.states },
    revision: countSchema(1, largeNumbers),
    fields: membersSchema(definition.schema, stored(largeNumbers)),
  },
  required: ['entity', 'version', 'id', 'lifecycle_state', 'revision', 'fields'],
  additionalProperties: false,
})

/** A recording as a caller supplies it (U-6): `correlation` and `causation` may be left out, which means null. */
export const recordingSchema: JsonSchema = {
  type: 'object',
  properties: {
    record_id: { type: 'string', minLength: 1, description: 'the identity of this record, for retries' },
    recorded_at: { type: 'string', format: 'date-time', description: 'when, in UTC, such as 2026-03-02T09:00:00Z' },
    actor: { type: ['string', 'null'], minLength: 1, description: 'who caused it; null: nobody is named' },
    correlation: { type: ['string', 'null'], minLength: 1, description: 'the larger flow' },
    causation: { type: ['string', 'null'], minLength: 1, description: 'what led to this record directly' },
  },
  required: ['record_id', 'recorded_at', 'actor'],
  additionalProperties: false,
}
