import type { Decision } from '@assent/kernel'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { InvalidRecording } from '../shell-error.js'
import type { RecordedCommit } from './commit.js'
import { seal } from './envelope.js'

const sealed = new WeakSet<object>()

/**
 * The commit of what the kernel has just decided; a fault of the recording is `invalid_recording`.
 *
 * It is consistent by its making, and nobody but the stores that it is handed to has it, so they take it as it
 * is: reading it again as a document was most of what a commit cost beside the disk.
 */
export const sealCommit = (
  recording: unknown,
  { instance, record }: Decision,
): Either<InvalidRecording, RecordedCommit> => {
  const envelope = seal(recording, record)
  if (isLeft(envelope)) return envelope
  const commit = { instance, envelope: envelope.right }
  sealed.add(commit)
  return right(commit)
}

/** The same commit for who asked for it: what a caller has may change, and is read again where a store gets it. */
export const unsealed = ({ instance, envelope }: RecordedCommit): RecordedCommit => ({ instance, envelope })

/** Did `sealCommit` make it? A copy of one is read like any other. */
export const isSealed = (given: unknown): given is RecordedCommit =>
  typeof given === 'object' && given !== null && sealed.has(given)
