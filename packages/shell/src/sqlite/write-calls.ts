import { flatMap, isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AtomicBatchStore } from '../batch-store.js'
import { admitObservation, admitWrite } from '../contract/admit.js'
import { admitBatch, isEmptyBatch, judgeBatch, recordIdOfBatch } from '../contract/batch.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import type { StoreError } from '../store-error.js'
import type { Store } from '../store.js'
import type { Run } from './run.js'
import type { Source } from './source.js'
import type { Writes } from './writes.js'

type Answer<A> = Either<StoreError, A>

/** The writing part of the port. */
export type WriteCalls = Pick<Store, 'commit' | 'observe'> & AtomicBatchStore

const nothing: Held = { evidence: undefined, revision: undefined }

/** Writes; where no store is yet, one is made only for a write that would be accepted (S-19, D-13). */
const write = <A>(
  source: Source,
  judge: (held: Held) => Answer<unknown>,
  ask: (writes: Writes) => Answer<A>,
): Answer<A> => {
  const found = source.reading()
  if (isLeft(found)) return found
  const verdict = found.right === undefined ? judge(nothing) : undefined
  if (verdict !== undefined && isLeft(verdict)) return verdict
  return flatMap(({ writes }: { writes: Writes }) => ask(writes))(source.writing())
}

// What is written is admitted first, before any look or lock (R-16, S-13).
export const writeCalls = (source: Source, run: Run): WriteCalls => ({
  commit: (given, expected, options) =>
    pipe(
      TE.fromIOEither(() => admitWrite(given, expected)),
      TE.flatMap(({ commit, expectation }) => {
        const judge = (held: Held) => judgeCommit(commit, expectation, held)
        const work = () => write(source, judge, (writes) => writes.commit(commit, expectation))
        return run(work, options, commit.envelope.record_id)
      }),
    ),

  observe: (given, options) =>
    pipe(
      TE.fromIOEither(() => admitObservation(given)),
      TE.flatMap((observation) => {
        const judge = (held: Held) => judgeObservation(observation, held)
        const work = () => write(source, judge, (writes) => writes.observe(observation))
        return run(work, options, observation.envelope.record_id)
      }),
    ),

  commitBatch: (given, options) =>
    pipe(
      TE.fromIOEither(() => admitBatch(given)),
      TE.flatMap((batch) => {
        const judge = (held: Held) => judgeBatch(batch, () => right(held))
        const work = () =>
          isEmptyBatch(batch) ? right([]) : write(source, judge, (writes) => writes.commitBatch(batch))
        return run(work, options, recordIdOfBatch(batch))
      }),
    ),
})
