import {
  canonical,
  isJsonObject,
  numberOf,
  tokenOf,
  type Command,
  type DefinitionDocument,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import type { RecordedCommit } from '../recording/commit.js'
import { framingOf } from '../recording/framing.js'
import type { Recording } from '../recording/recording.js'
import type { Subject } from '../subject.js'

type CreateCommand = Extract<Command, { readonly command: 'create' }>

/** The definition that is saved in the record which answers the request. */
type Saved = DefinitionDocument | null

const bytesOf = (definition: Saved, request: object): string =>
  canonical([`er.request/${framingOf(definition)}`, request])

// Exactly the five metadata members, none of an envelope's record (N-10).
const metadataOf = ({ record_id, recorded_at, correlation, causation, actor }: Recording): object => ({
  record_id,
  recorded_at,
  correlation,
  causation,
  actor,
})

/** The bytes of a creation's request (N-9); the input, which the service rules call arguments (SR-172), normalized. */
export const createRequestBytes = (
  { entity, id }: Subject,
  version: number,
  input: JsonObject,
  recording: Recording,
  definition: Saved,
): string =>
  bytesOf(definition, {
    kind: 'create',
    subject: [entity, id],
    definition_version: version,
    [framingOf(definition) === 1 ? 'fields' : 'arguments']: input,
    recording: metadataOf(recording),
  })

/** What an execution asks for. */
export interface Execution {
  readonly expectedRevision: JsonNumber
  readonly operation: string
  /** Normalized. */
  readonly arguments: JsonObject
  /** The actions of the host by field, where there are any. */
  readonly fulfillments?: Json
}

// From this framing on, a request names its actions, those of none as `{}` (SR-172). Before it no saved one has any, so
// that a request with some is another one (N-10).
const framingWithActions = 4

const isNone = (fulfillments: Json): boolean => isJsonObject(fulfillments) && Object.keys(fulfillments).length === 0

/** The bytes of an execution's request (N-9). */
export const executeRequestBytes = (
  { entity, id }: Subject,
  { expectedRevision, operation, arguments: args, fulfillments = {} }: Execution,
  recording: Recording,
  definition: Saved,
): string =>
  bytesOf(definition, {
    kind: 'execute',
    subject: [entity, id],
    expected_revision: expectedRevision,
    operation,
    arguments: args,
    ...(framingOf(definition) < framingWithActions && isNone(fulfillments) ? {} : { fulfillments }),
    recording: metadataOf(recording),
  })

const revisionBefore = (revision: JsonNumber): JsonNumber | undefined =>
  numberOf(String(BigInt(tokenOf(revision)) - 1n))

/** What a creation was made from (SR-167, SR-175). */
const inputOf = (definition: Saved, { fields, arguments: args = {} }: CreateCommand): JsonObject =>
  framingOf(definition) === 1 ? fields : (args as JsonObject)

/** The request that a saved decision answered, rebuilt (N-11); nothing where an import left none. */
export const savedRequestBytes = ({ instance, envelope }: RecordedCommit): string | undefined => {
  const { record } = envelope
  const { command, definition } = record
  if (command.command === 'create') {
    return createRequestBytes(record, instance.version, inputOf(definition, command), envelope, definition)
  }
  const expectedRevision = revisionBefore(record.revision)
  if (command.command !== 'execute' || expectedRevision === undefined) return undefined
  return executeRequestBytes(record, { ...command, expectedRevision }, envelope, definition)
}
