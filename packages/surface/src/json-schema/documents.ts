import type { CreateDocument, DefinitionDocument, OperationDocument, Semantics } from '@assent/kernel'
import { membersSchema } from './field-schema.js'
import { countSchema } from './numbers.js'
import type { LargeNumbers } from './large-numbers.js'
import { input, stored } from './place.js'
import type { JsonSchema } from './schema.js'
import { emptySchema, takenByCreation } from './command.js'

/** How the schemas of a definition's documents are written. */
export interface SchemaOptions {
  /** Default `exact`. */
  readonly largeNumbers?: LargeNumbers
}

/** How the schema of a part of a definition is written, which does not say itself by which rules it is read. */
export interface PartSchemaOptions extends SchemaOptions {
  /** The rules of its definition; absent as there, `kernel/1`. */
  readonly semantics?: Semantics | undefined
}

/** What the schema of a creation is made from. */
export type CreationDocument = Pick<DefinitionDocument, 'schema'> &
  Partial<Pick<DefinitionDocument, 'create' | 'semantics'>>

/**
 * What a creation takes: its fields or, where it has outcomes, their arguments (SR-106). Rules are not translated: the
 * kernel judges them (U-3).
 */
export const creationFieldsSchema = (
  definition: CreationDocument,
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonSchema => membersSchema(takenByCreation(definition), input(largeNumbers, definition.semantics))

/** What an operation takes as `arguments`. */
export const argumentsSchema = (
  operation: Pick<OperationDocument, 'arguments'>,
  { largeNumbers = 'exact', semantics }: PartSchemaOptions = {},
): JsonSchema => membersSchema(operation.arguments, input(largeNumbers, semantics))

/**
 * What the outcomes of a creation or an operation answer (SR-130): the members that are required stand in every answer,
 * and no default is filled in. Undefined where there are no outcomes, and so no answer.
 */
export const responseSchema = (
  command: Pick<CreateDocument, 'response' | 'outcomes'>,
  { largeNumbers = 'exact', semantics = 'service/1' }: PartSchemaOptions = {},
): JsonSchema | undefined =>
  command.outcomes === undefined || command.outcomes.length === 0
    ? undefined
    : membersSchema(command.response ?? emptySchema, stored(largeNumbers, semantics))

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
    fields: membersSchema(definition.schema, stored(largeNumbers, definition.semantics)),
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
