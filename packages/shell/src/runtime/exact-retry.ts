import {
  decideCreateDerived,
  normalizeArguments,
  normalizeFields,
  toJson,
  validate,
  type Json,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { RecordedCommit } from '../recording/commit.js'
import { readRecording } from '../recording/recording.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { Subject } from '../subject.js'
import type { StoredCreateDerivedRequest, StoredCreateRequest, StoredExecuteRequest } from './request.js'
import { createRequestBytes, executeRequestBytes, savedRequestBytes } from './request-bytes.js'

/** The decision of this subject that a record id names, or nothing: another subject's, or an observation (T-9). */
export const decisionOf = ({ entity, id }: Subject, evidence: StoredRecord | undefined): RecordedCommit | undefined => {
  if (evidence?.kind !== 'decision') return undefined
  const { instance } = evidence.commit
  return instance.entity === entity && instance.id === id ? evidence.commit : undefined
}

// The saved definition, never the current one: a retry must not need the registry (E-16, E-17).
const savedDefinition = ({ envelope }: RecordedCommit): ValidatedDefinition | undefined => {
  if (envelope.record.definition === null) return undefined
  const definition = validate(envelope.record.definition)
  return isRight(definition) ? definition.right : undefined
}

/** Is the creation the one that the saved decision answered? Equality of request bytes (E-16, D-8). */
export const repeatsCreate =
  (request: StoredCreateRequest) =>
  (saved: RecordedCommit): boolean => {
    const recording = readRecording(request.recording)
    const definition = savedDefinition(saved)
    if (isLeft(recording) || definition === undefined) return false
    const input = normalizeFields(definition, request.fields)
    if (isLeft(input)) return false
    const { document } = definition
    const bytes = createRequestBytes(request, request.version, input.right, recording.right, document)
    return bytes === savedRequestBytes(saved)
  }

/**
 * The same of a creation without an id: that of the record, where the saved definition derives it from this input. No
 * record tells whether its id was given or derived, so that a retry either way is one (SR-96).
 */
export const repeatsCreateDerived =
  (request: StoredCreateDerivedRequest) =>
  (saved: RecordedCommit): boolean => {
    const definition = savedDefinition(saved)
    if (definition === undefined) return false
    const derived = decideCreateDerived(definition, { fields: request.fields })
    return isRight(derived) && repeatsCreate({ ...request, id: derived.right.instance.id })(saved)
  }

const savedActions = ({ envelope }: RecordedCommit): Json => {
  const { command } = envelope.record
  return (command.command === 'execute' ? command.fulfillments : undefined) ?? {}
}

/** What an execution is, beside its request, to those who ask whether it is a retry. */
export interface RetryOf {
  /** The definition version that it was prepared under, where it was (E-28). */
  readonly version: number | undefined
  /** Does a policy make the actions that the request has none of? Those that are saved are then the ones (SR-174). */
  readonly hasPolicy: boolean
}

/** Is the execution the one that the saved decision answered? Equality of request bytes (T-6, E-16, D-8). */
export const repeatsExecute = (
  request: StoredExecuteRequest,
  saved: RecordedCommit,
  { version, hasPolicy }: RetryOf,
): boolean => {
  const recording = readRecording(request.recording)
  const definition = savedDefinition(saved)
  if (isLeft(recording) || definition === undefined) return false
  if (version !== undefined && version !== definition.version) return false
  const normalized = normalizeArguments(definition, request.operation, request.arguments)
  if (isLeft(normalized)) return false
  const { fulfillments = hasPolicy ? savedActions(saved) : {} } = request
  const actions = toJson(fulfillments, 'fulfillments')
  if (isLeft(actions)) return false
  const execution = { ...request, arguments: normalized.right, fulfillments: actions.right }
  return executeRequestBytes(request, execution, recording.right, definition.document) === savedRequestBytes(saved)
}
