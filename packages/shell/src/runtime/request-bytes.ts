import { canonical, numberOf, tokenOf, type JsonNumber, type JsonObject } from '@assent/kernel'
import type { RecordedCommit } from '../recording/commit.js'
import type { Recording } from '../recording/recording.js'
import type { Subject } from '../subject.js'

// The tag of requests whose record saves a `kernel/1` definition (N-8).
const requestTag = 'er.request/1'

const bytesOf = (request: object): string => canonical([requestTag, request])

// Exactly the five metadata members, none of an envelope's record (N-10).
const metadataOf = ({ record_id, recorded_at, correlation, causation, actor }: Recording): object => ({
  record_id,
  recorded_at,
  correlation,
  causation,
  actor,
})

/** The bytes of a creation's request (N-9); `fields` normalized. */
export const createRequestBytes = (
  { entity, id }: Subject,
  version: number,
  fields: JsonObject,
  recording: Recording,
): string =>
  bytesOf({
    kind: 'create',
    subject: [entity, id],
    definition_version: version,
    fields,
    recording: metadataOf(recording),
  })

/** What an execution asks for. */
export interface Execution {
  readonly expectedRevision: JsonNumber
  readonly operation: string
  /** Normalized. */
  readonly arguments: JsonObject
}

/** The bytes of an execution's request (N-9). */
export const executeRequestBytes = ({ entity, id }: Subject, execution: Execution, recording: Recording): string =>
  bytesOf({
    kind: 'execute',
    subject: [entity, id],
    expected_revision: execution.expectedRevision,
    operation: execution.operation,
    arguments: execution.arguments,
    recording: metadataOf(recording),
  })

const revisionBefore = (revision: JsonNumber): JsonNumber | undefined =>
  numberOf(String(BigInt(tokenOf(revision)) - 1n))

/** The request that a saved decision answered, rebuilt (N-11); nothing where an import left none. */
export const savedRequestBytes = ({ instance, envelope }: RecordedCommit): string | undefined => {
  const { record } = envelope
  const { command } = record
  if (command.command === 'create') return createRequestBytes(record, instance.version, command.fields, envelope)
  const expectedRevision = revisionBefore(record.revision)
  if (command.command !== 'execute' || expectedRevision === undefined) return undefined
  return executeRequestBytes(record, { ...command, expectedRevision }, envelope)
}
