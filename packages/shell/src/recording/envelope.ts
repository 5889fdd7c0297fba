import type { DecisionRecord } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { InvalidRecording } from '../shell-error.js'
import { readRecording, type Recording } from './recording.js'

/** A recording wrapped round one record: a decision's, or an observation's document. */
export interface Envelope<Record = DecisionRecord> extends Recording {
  readonly record: Record
}

/** Wraps a recording round a record; a fault of the recording is `invalid_recording`. */
export const seal = <Record>(recording: unknown, record: Record): Either<InvalidRecording, Envelope<Record>> => {
  const read = readRecording(recording)
  if (isLeft(read)) return left({ kind: 'invalid_recording', detail: read.left })
  return right({ ...read.right, record })
}

/**
 * Does the envelope start its flow? It does where correlation and causation are both present and equal.
 */
export const startsFlow = ({ correlation, causation }: Recording): boolean =>
  correlation !== null && correlation === causation
