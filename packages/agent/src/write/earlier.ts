import { memberOf, numberOf, tokenOf, type JsonNumber, type JsonObject } from '@assent/kernel'
import type { RecordConflict, RecordedCommit, Recording, ShellError, StoredRecord, StoredRuntime } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { reading } from '../reading.js'
import type { AgentError } from '../refusal/agent-error.js'

/** What an earlier call stored under the identity of a proposal, or nothing. */
export const lookUp = async (
  runtime: StoredRuntime,
  recordId: string | undefined,
): Promise<Either<ShellError, StoredRecord | undefined>> =>
  recordId === undefined ? right(undefined) : reading(() => runtime.record(recordId)())

/** The decision that an earlier call stored, if it is one about this subject; else the identity is taken. */
export const decisionAbout = (
  { entity, id }: { readonly entity: string; readonly id: string | undefined },
  earlier: StoredRecord,
): Either<RecordConflict, RecordedCommit> => {
  if (earlier.kind === 'observation') {
    return left({ kind: 'record_conflict', record_id: earlier.observation.envelope.record_id })
  }
  const { instance, envelope } = earlier.commit
  const isAbout = instance.entity === entity && (id === undefined || instance.id === id)
  return isAbout ? right(earlier.commit) : left({ kind: 'record_conflict', record_id: envelope.record_id })
}

/**
 * The recording of an earlier call: a retry is compared in all of it (E-16), and the host's clock has moved on since.
 */
export const recordingOf = ({ record_id, recorded_at, correlation, causation, actor }: Recording): Recording => ({
  record_id,
  recorded_at,
  correlation,
  causation,
  actor,
})

/** What a command was given. A creation with outcomes records it beside the fields that it made of it (SR-167). */
const commandOf = ({ envelope }: RecordedCommit): JsonObject => {
  const { command, outcome } = envelope.record
  if (command.command === 'execute') return command.arguments
  if (command.command !== 'create') return {}
  return outcome === undefined ? command.fields : ((command.arguments ?? {}) as JsonObject)
}

/** The trusted arguments that an earlier call was decided with: a retry is of what the model proposed. */
export const trustedBefore = (commit: RecordedCommit, trusted: readonly string[]): JsonObject => {
  const given = commandOf(commit)
  return Object.fromEntries(
    trusted.flatMap((name) => {
      const value = memberOf(given, name)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** The revision that an earlier call expected: the one before what it made. */
export const revisionBefore = ({ instance }: RecordedCommit): JsonNumber =>
  numberOf(String(BigInt(tokenOf(instance.revision)) - 1n)) ?? 0

/** Did the store find, at the commit, that another call of the same proposal was first? */
export const wasOvertaken = (answer: Either<AgentError, unknown>, recordId: string | undefined): boolean =>
  recordId !== undefined && isLeft(answer) && answer.left.kind === 'record_conflict'

/** Another call of the same proposal came between the look and the store: it is looked up again, and answers both. */
export const overtaken = async <A>(
  runtime: StoredRuntime,
  recordId: string | undefined,
  answer: Either<AgentError, A>,
  repeat: (earlier: StoredRecord) => Promise<Either<AgentError, A>>,
): Promise<Either<AgentError, A>> => {
  const earlier = await lookUp(runtime, recordId)
  if (isLeft(earlier)) return earlier
  return earlier.right === undefined ? answer : repeat(earlier.right)
}
