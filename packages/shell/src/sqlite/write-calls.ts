import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { AtomicBatchStore, BatchAnswer, BatchError } from '../batch-store.js'
import { admitObservation, admitWrite } from '../contract/admit.js'
import { admitBatch, isEmptyBatch, judgeBatch, recordIdOfBatch } from '../contract/batch.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import { admitRelated } from '../contract/relations/admit-related.js'
import { judgeRelations, nothingHeld } from '../contract/relations/judge-relations.js'
import type { RelationStore } from '../relation-store.js'
import type { StoreError } from '../store-error.js'
import type { Store } from '../store.js'
import type { Run } from './run.js'
import type { Source } from './source.js'
import type { Writes } from './writes.js'

type Answer<A> = Either<StoreError, A>

/** The writing part of the port. */
export type WriteCalls = Pick<Store, 'commit' | 'observe'> & RelationStore & AtomicBatchStore

const nothing: Held = { evidence: undefined, revision: undefined }

/** What writes in a store; where none is yet, one is made only for a write that would be accepted (S-19, D-13). */
const writesIn = (source: Source, judge: (held: Held) => Answer<unknown>): Answer<Writes> => {
  const found = source.reading()
  if (isLeft(found)) return found
  if (found.right !== undefined) return right(found.right.writes)
  const verdict = judge(nothing)
  if (isLeft(verdict)) return verdict
  const made = source.writing()
  return isLeft(made) ? made : right(made.right.writes)
}

// What is written is admitted first, before any look or lock (R-16, S-13).
export const writeCalls = (source: Source, run: Run): WriteCalls => ({
  commit: (given, expected, options) => async () => {
    const admitted = admitWrite(given, expected)
    if (isLeft(admitted)) return admitted
    const { commit, expectation } = admitted.right
    const work = (): Answer<'committed' | 'already_committed'> => {
      const writes = writesIn(source, (held) => judgeCommit(commit, expectation, held))
      return isLeft(writes) ? writes : writes.right.commit(commit, expectation)
    }
    return run(work, options, commit.envelope.record_id)()
  },

  commitRelated: (given, expected, required, options) => async () => {
    const admitted = admitRelated(given, expected, required)
    if (isLeft(admitted)) return admitted
    const { commit, expectation, requirements } = admitted.right
    const work = (): Answer<'committed' | 'already_committed'> => {
      const writes = writesIn(source, (held) => {
        const verdict = judgeCommit(commit, expectation, held)
        return isLeft(verdict) ? verdict : judgeRelations(commit.instance, requirements, nothingHeld)
      })
      return isLeft(writes) ? writes : writes.right.commitRelated(commit, expectation, requirements)
    }
    return run(work, options, commit.envelope.record_id)()
  },

  observe: (given, options) => async () => {
    const admitted = admitObservation(given)
    if (isLeft(admitted)) return admitted
    const observation = admitted.right
    const work = (): Answer<'observed' | 'already_observed'> => {
      const writes = writesIn(source, (held) => judgeObservation(observation, held))
      return isLeft(writes) ? writes : writes.right.observe(observation)
    }
    return run(work, options, observation.envelope.record_id)()
  },

  commitBatch: (given, options) => async () => {
    const admitted = admitBatch(given)
    if (isLeft(admitted)) return admitted
    const batch = admitted.right
    const work = (): Either<BatchError, readonly BatchAnswer[]> => {
      if (isEmptyBatch(batch)) return right([])
      const writes = writesIn(source, (held) => judgeBatch(batch, () => right(held)))
      return isLeft(writes) ? writes : writes.right.commitBatch(batch)
    }
    return run(work, options, recordIdOfBatch(batch))()
  },
})
