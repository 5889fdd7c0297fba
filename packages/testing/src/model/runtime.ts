import {
  decide,
  decideCreate,
  memberOf,
  tokenOf,
  type CoreError,
  type Decision,
  type Json,
  type ValidatedDefinition,
} from '@assent/kernel'
import type {
  Expectation,
  Recording,
  RecordedCommit,
  ShellError,
  StoredCreateRequest,
  StoredDecision,
  StoredExecuteRequest,
  StoredObservation,
  StoredObserveRequest,
} from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { commitTo, instanceIn, observeIn, recordIn, type Held } from './held.js'
import { normalizeUnder } from './normalize.js'
import { isRecording } from './recordings.js'
import { sameTokens, writtenOf } from './written.js'

/** A request to a stored runtime. */
export type StoredRequest =
  | { readonly call: 'create'; readonly request: StoredCreateRequest }
  | { readonly call: 'execute'; readonly request: StoredExecuteRequest }
  | { readonly call: 'observe'; readonly request: StoredObserveRequest }

/** What a runtime answers, and what its store holds then. */
export interface Answered {
  readonly answer: { readonly refused: ShellError } | { readonly accepted: StoredDecision | StoredObservation }
  readonly held: Held
}

const metadataOf = ({ record_id, recorded_at, correlation, causation, actor }: Recording): object => ({
  record_id,
  recorded_at,
  correlation,
  causation,
  actor,
})

/** Stores what the kernel decided: the last steps of T-1 and T-5. */
const store = (
  held: Held,
  decision: Either<CoreError, Decision>,
  recording: Recording,
  expectation: Expectation,
): Answered => {
  if (isLeft(decision)) return { held, answer: { refused: decision.left } }
  if (!isRecording(recording)) return { held, answer: { refused: { kind: 'invalid_recording', detail: '' } } }
  const { instance, record } = decision.right
  const commit = { instance, envelope: { ...recording, record } }
  const written = commitTo(held, commit, expectation)
  if ('refused' in written.answer) return { held, answer: written.answer }
  const replayed = written.answer.accepted === 'already_committed'
  return { held: written.held, answer: { accepted: { commit, replayed } } }
}

/**
 * The decision of this subject under the request's record id (T-6, T-9).
 */
const savedOf = (held: Held, { entity, id, recording }: StoredExecuteRequest): RecordedCommit | undefined => {
  const record = recordIn(held, recording.record_id)
  if (record?.kind !== 'decision') return undefined
  const { instance } = record.commit
  return instance.entity === entity && instance.id === id ? record.commit : undefined
}

/** Is the request the one that the saved decision answered (T-6)? */
const isRetry = (
  { document }: ValidatedDefinition,
  { operation, arguments: given, expectedRevision, recording, fulfillments = {} }: StoredExecuteRequest,
  { envelope }: RecordedCommit,
): boolean => {
  const { command, revision } = envelope.record
  const declared = memberOf(document.operations, operation)
  const args =
    declared === undefined ? undefined : normalizeUnder(document, declared.arguments, given as Json, 'arguments')
  if (command.command !== 'execute' || args === undefined || 'refused' in args) return false
  return (
    command.operation === operation &&
    BigInt(tokenOf(expectedRevision)) + 1n === BigInt(tokenOf(revision)) &&
    sameTokens(command.arguments, args.accepted) &&
    sameTokens(command.fulfillments ?? {}, fulfillments as Json) &&
    writtenOf(metadataOf(envelope)) === writtenOf(metadataOf(recording))
  )
}

const execute = (definition: ValidatedDefinition, held: Held, request: StoredExecuteRequest): Answered => {
  const { entity, id, expectedRevision, operation, arguments: args, fulfillments, recording } = request
  const instance = instanceIn(held, { entity, id })
  if (instance === undefined) return { held, answer: { refused: { kind: 'not_found', entity, id } } }
  const saved = savedOf(held, request)
  if (saved !== undefined) {
    if (isRetry(definition, request, saved)) return { held, answer: { accepted: { commit: saved, replayed: true } } }
    return { held, answer: { refused: { kind: 'record_conflict', record_id: recording.record_id } } }
  }
  const found = instance.revision
  if (tokenOf(found) !== tokenOf(expectedRevision))
    return { held, answer: { refused: { kind: 'revision_conflict', entity, id, expected: expectedRevision, found } } }
  const decision = decide(definition, { instance, operation, arguments: args, fulfillments })
  return store(held, decision, recording, { kind: 'revision', revision: expectedRevision })
}

const observe = (held: Held, { entity, id, revision, document, recording }: StoredObserveRequest): Answered => {
  if (!isRecording(recording)) return { held, answer: { refused: { kind: 'invalid_recording', detail: '' } } }
  const observation = { entity, id, revision, envelope: { ...recording, record: document } }
  const written = observeIn(held, observation)
  if ('refused' in written.answer) return { held, answer: written.answer }
  const replayed = written.answer.accepted === 'already_observed'
  return { held: written.held, answer: { accepted: { observation, replayed } } }
}

/**
 * What a runtime answers to a request under one definition, and what it stores: chapter 6, on a kernel that is
 * taken at its word. A creation is decided again each time (T-2); the look of D-8 for one that an earlier definition
 * accepted is left out, for there is one definition.
 */
export const answerTo = (definition: ValidatedDefinition, held: Held, { call, request }: StoredRequest): Answered => {
  switch (call) {
    case 'create':
      return store(held, decideCreate(definition, request), request.recording, { kind: 'absent' })
    case 'execute':
      return execute(definition, held, request)
    case 'observe':
      return observe(held, request)
  }
}
