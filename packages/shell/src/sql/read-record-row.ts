import { isJsonObject, parseJson, readDecisionRecord, type DecisionRecord, type Json } from '@assent/kernel'
import { isLeft, left, mapLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Selectable } from 'kysely'
import { recordLimits } from '../contract/limits.js'
import { inconsistencyOf, type RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import { readRecording, type Recording } from '../recording/recording.js'
import { sameRevision } from '../recording/revision.js'
import type { StoredRecord } from '../recording/stored-record.js'
import { corruptHistory, type CorruptHistory } from '../store-error.js'
import { revisionOf } from './numbers.js'
import type { DefinitionReader } from './read-definition.js'
import type { RecordTable } from './tables.js'

/** A row of the record table. */
export type RecordRow = Selectable<RecordTable>

/** The same, with the text of the definition that it names. */
export type RecordWithDefinition = RecordRow & { readonly document: string | null }

/** What a row holds, or what is wrong with it. */
type Read<A> = Either<string, A>

const readMetadata = ({ record_id, recorded_at, correlation, causation, actor }: RecordRow): Read<Recording> =>
  readRecording({ record_id, recorded_at, correlation, causation, actor })

const readBody = ({ body }: RecordRow): Read<Json> =>
  mapLeft(({ message }: { message: string }) => `its body is no JSON: ${message}`)(parseJson(body, recordLimits))

const isOf = (row: RecordRow, { entity, id, revision }: DecisionRecord): boolean =>
  row.entity === entity && row.id === id && sameRevision(revisionOf(row.revision), revision)

/** The decision without its definition, which is stored apart. */
const readDecision = (row: RecordRow): Read<DecisionRecord> => {
  const body = readBody(row)
  if (isLeft(body)) return body
  if (!isJsonObject(body.right)) return left('its body is no object')
  const record = readDecisionRecord({ ...body.right, definition: null }, recordLimits)
  if (isLeft(record)) return left(record.left.message)
  if (!isOf(row, record.right)) return left('its columns and its body name different decisions')
  const inconsistency = inconsistencyOf(record.right.result, record.right)
  return inconsistency === undefined ? record : left(inconsistency)
}

const readCommit = (row: RecordWithDefinition, definitions: DefinitionReader): Read<RecordedCommit> => {
  const metadata = readMetadata(row)
  if (isLeft(metadata)) return metadata
  const decision = readDecision(row)
  if (isLeft(decision)) return decision
  const instance = decision.right.result
  if (row.definition_digest === null)
    return right({ instance, envelope: { ...metadata.right, record: decision.right } })
  const definition = definitions(row.definition_digest, row.document)
  if (isLeft(definition)) return definition
  return right({
    instance,
    envelope: { ...metadata.right, record: { ...decision.right, definition: definition.right } },
  })
}

const readObservation = (row: RecordRow): Read<RecordedObservation> => {
  const metadata = readMetadata(row)
  if (isLeft(metadata)) return metadata
  const record = readBody(row)
  if (isLeft(record)) return record
  const { entity, id } = row
  const revision = revisionOf(row.revision)
  return right({ entity, id, revision, envelope: { ...metadata.right, record: record.right } })
}

const orCorrupt = <A>(row: RecordRow, read: Read<A>): Either<CorruptHistory, A> =>
  mapLeft((detail: string) => corruptHistory(row, row.record_id, detail))(read)

/** The decision of a row, rebuilt as it was committed, or `corrupt_history` naming the subject and the record. */
export const readCommitRow = (
  row: RecordWithDefinition,
  definitions: DefinitionReader,
): Either<CorruptHistory, RecordedCommit> => orCorrupt(row, readCommit(row, definitions))

/** The decision of a row without its definition: what lists of events need. */
export const readDecisionRow = (row: RecordRow): Either<CorruptHistory, DecisionRecord> =>
  orCorrupt(row, readDecision(row))

/** The observation of a row. */
export const readObservationRow = (row: RecordRow): Either<CorruptHistory, RecordedObservation> =>
  orCorrupt(row, readObservation(row))

/** What a record id names. */
export const readRecordRow = (
  row: RecordWithDefinition,
  definitions: DefinitionReader,
): Either<CorruptHistory, StoredRecord> => {
  if (row.kind === 'observation') {
    const observation = readObservationRow(row)
    return isLeft(observation) ? observation : right({ kind: 'observation', observation: observation.right })
  }
  const commit = readCommitRow(row, definitions)
  return isLeft(commit) ? commit : right({ kind: 'decision', commit: commit.right })
}
