import { compareNumbers, tokenOf, type JsonNumber } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { RecordedCommit } from '../recording/commit.js'
import { holds, type Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
import { sameRecord, type StoredRecord } from '../recording/stored-record.js'
import { recordConflict, storeBackend, type StoreError } from '../store-error.js'
import type { Subject } from '../subject.js'

/** What a store holds at the moment of a write: the record under the write's id, and the subject's revision. */
export interface Held {
  readonly evidence: StoredRecord | undefined
  readonly revision: JsonNumber | undefined
}

const judgeIdentity = <Already>(
  evidence: StoredRecord,
  given: StoredRecord,
  recordId: string,
  already: Already,
): Either<StoreError, Already> => (sameRecord(evidence, given) ? right(already) : left(recordConflict(recordId)))

const conflict = ({ entity, id }: Subject, expected: Expectation, { revision }: Held): Either<StoreError, never> =>
  left({ kind: 'revision_conflict', entity, id, expected, found: revision ?? null })

/**
 * Steps 2 and 3 of a commit (S-13): identity before expectation, so that a retry succeeds wherever the subject is now.
 * `committed` is the answer once the store has written it.
 */
export const judgeCommit = (
  commit: RecordedCommit,
  expectation: Expectation,
  held: Held,
): Either<StoreError, 'committed' | 'already_committed'> => {
  const { instance, envelope } = commit
  if (held.evidence !== undefined) {
    return judgeIdentity(held.evidence, { kind: 'decision', commit }, envelope.record_id, 'already_committed')
  }
  if (!holds(expectation, held.revision)) return conflict(instance, expectation, held)
  // The step is the writer's (S-15); only upwards, so that a revision names one record and orders the history.
  if (held.revision !== undefined && compareNumbers(instance.revision, held.revision) <= 0) {
    return left(storeBackend(`revision ${tokenOf(instance.revision)} does not follow the stored one`))
  }
  return right('committed')
}

/** Steps 2 and 3 of an observation (S-13, R-20). `observed` is the answer once the store has written it. */
export const judgeObservation = (
  observation: RecordedObservation,
  held: Held,
): Either<StoreError, 'observed' | 'already_observed'> => {
  const { revision, envelope } = observation
  if (held.evidence !== undefined) {
    return judgeIdentity(held.evidence, { kind: 'observation', observation }, envelope.record_id, 'already_observed')
  }
  const expectation: Expectation = { kind: 'revision', revision }
  return holds(expectation, held.revision) ? right('observed') : conflict(observation, expectation, held)
}
