import { isJsonNumber, toJson, type CoreError, type JsonNumber } from '@assent/kernel'
import { isLeft, isRight, left, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { boundaryOf } from '../boundary.js'
import { readRecording } from '../recording/recording.js'
import type { ShellError } from '../shell-error.js'
import { storeBackend, type RevisionConflict } from '../store-error.js'
import type { CallOptions } from '../store.js'
import type { RecordedRefusal, RefusalReason, RefusalRecorder, RefusedAction } from './refusal-recorder.js'

const expectedRevision = ({ expected }: RevisionConflict): JsonNumber | null => {
  if (isJsonNumber(expected)) return expected
  return expected.kind === 'absent' ? null : expected.revision
}

const conflict = (refusal: RevisionConflict): RefusalReason => ({
  kind: 'conflict',
  subject: [refusal.entity, refusal.id],
  expected: expectedRevision(refusal),
  found: refusal.found,
})

const isOfKernel = (error: ShellError): error is CoreError => boundaryOf(error) === 'kernel'

/** What is recorded: refusals of the kernel, and revisions that moved (E-30). */
const reasonOf = (error: ShellError): RefusalReason | undefined => {
  if (error.kind === 'revision_conflict') return conflict(error)
  return isOfKernel(error) ? { kind: 'kernel', refusal: error } : undefined
}

/** The refusal as it is recorded, or nothing of a call that is malformed: no record is made of what is no JSON. */
const refusalOf = (action: RefusedAction, given: unknown, reason: RefusalReason): RecordedRefusal | undefined => {
  const recording = readRecording(given)
  // A copy: what is recorded shares nothing with what is answered.
  const read = toJson({ action, reason }, 'request')
  if (isLeft(recording) || isLeft(read)) return undefined
  const copy = read.right as unknown as { readonly action: RefusedAction; readonly reason: RefusalReason }
  return {
    key: ['single_record', recording.right.record_id],
    subjects: 'subject' in action ? [action.subject] : [],
    request: [copy.action],
    recording: recording.right,
    reason: copy.reason,
  }
}

/** Records why a call was refused before that is answered; where recording fails, that is the answer (E-36). */
export const recordRefusal =
  <A>(
    recorder: RefusalRecorder | undefined,
    action: RefusedAction,
    recording: unknown,
    call: TaskEither<ShellError, A>,
    options?: CallOptions,
  ): TaskEither<ShellError, A> =>
  async (): Promise<Either<ShellError, A>> => {
    const answer = await call()
    if (recorder === undefined || isRight(answer)) return answer
    const reason = reasonOf(answer.left)
    const refusal = reason === undefined ? undefined : refusalOf(action, recording, reason)
    if (refusal === undefined) return answer
    try {
      const recorded = await recorder.record(refusal, options)()
      return isLeft(recorded) ? recorded : answer
    } catch {
      return left(storeBackend('the recorder of refusals failed'))
    }
  }
