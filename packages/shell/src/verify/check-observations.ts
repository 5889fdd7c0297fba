import { compareNumbers, type JsonNumber } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import { readRecording } from '../recording/recording.js'
import type { Subject } from '../subject.js'
import type { Break } from './verification.js'
import type { Walked } from './walk.js'

/** What an observation must fit to. */
export interface Surroundings {
  readonly subject: Subject
  readonly decisions: readonly Envelope[]
  /** The stored revision after the observations were read; nothing where it cannot be told. */
  readonly last: JsonNumber | undefined
}

/**
 * The first observation that does not hold. Each was made at the revision of its time: in append order they
 * never fall, and none lies past the stored one.
 */
export const checkObservations = (
  { subject, decisions, last }: Surroundings,
  { items, corrupt }: Walked<RecordedObservation>,
): Break | undefined => {
  const known = new Set(decisions.map(({ record_id }) => record_id))
  let reached: JsonNumber = 1
  for (const { entity, id, revision, envelope } of items) {
    const { record_id } = envelope
    const broken = (why: string): Break => ({ what: 'observation', record_id, why })
    const metadata = readRecording(envelope, ['record'])
    if (isLeft(metadata)) return broken(metadata.left)
    if (entity !== subject.entity || id !== subject.id) return broken('it is an observation of another subject')
    if (known.has(record_id)) return broken('another record of the subject has its id')
    if (compareNumbers(revision, reached) < 0) return broken('it stands after an observation of a later revision')
    if (last !== undefined && compareNumbers(revision, last) > 0)
      return broken('it is of a revision after the stored one')
    known.add(record_id)
    reached = revision
  }
  return corrupt === undefined ? undefined : { what: 'observation', record_id: corrupt.record_id, why: corrupt.detail }
}
