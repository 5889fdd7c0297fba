import { flatMap, isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { admitCommit, admitObservation } from '../contract/admit.js'
import { closed } from '../contract/cancelled.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import { isName } from '../contract/storable.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions, StateAndEvidence, Store, Subject } from '../store.js'
import { attempt } from './attempt.js'
import { emptyReads } from './empty-reads.js'
import type { Reads } from './reads.js'
import type { Source } from './source.js'
import type { Writes } from './writes.js'

type Answer<A> = Either<StoreError, A>

const namesOf = ({ entity, id }: Subject): readonly string[] => [entity, id]

/** Reads under names; under what is no name nothing can be stored, and the driver must not see it. */
const read = <A>(source: Source, names: readonly string[], ask: (reads: Reads) => Answer<A>): Answer<A> => {
  if (!names.every(isName)) return ask(emptyReads)
  const session = source.reading()
  return isLeft(session) ? session : ask(session.right?.reads ?? emptyReads)
}

const readBoth = (source: Source, subject: Subject, recordId: string): Answer<StateAndEvidence> => {
  const instance = read(source, namesOf(subject), (reads) => reads.instance(subject))
  if (isLeft(instance)) return instance
  const evidence = read(source, [recordId], (reads) => reads.record(recordId))
  return isLeft(evidence) ? evidence : right({ instance: instance.right, evidence: evidence.right })
}

/** Writes; where no store is yet, one is made only for a write that would be accepted (S-19, D-13). */
const write = <A>(source: Source, judge: (held: Held) => Answer<A>, ask: (writes: Writes) => Answer<A>): Answer<A> => {
  const found = source.reading()
  if (isLeft(found)) return found
  if (found.right === undefined) {
    const verdict = judge({ evidence: undefined, revision: undefined })
    if (isLeft(verdict)) return verdict
  }
  return flatMap(({ writes }: { writes: Writes }) => ask(writes))(source.writing())
}

/** A store over SQLite, wherever its handle comes from. */
export const storeOver = (source: Source): Store => {
  let isClosed = false

  const run = <A>(options: CallOptions | undefined, work: () => Answer<A>, recordId?: string): TE.TaskEither<StoreError, A> =>
    attempt(source, () => (isClosed ? left(closed('sqlite')) : work()), options, recordId)

  return {
    load: (subject, options) => run(options, () => read(source, namesOf(subject), (reads) => reads.instance(subject))),
    ids: (entity, page, options) => run(options, () => read(source, [entity], (reads) => reads.ids(entity, page))),
    events: (subject, page, options) =>
      run(options, () => read(source, namesOf(subject), (reads) => reads.events(subject, page))),
    records: (subject, page, options) =>
      run(options, () => read(source, namesOf(subject), (reads) => reads.records(subject, page))),
    observations: (subject, page, options) =>
      run(options, () => read(source, namesOf(subject), (reads) => reads.observations(subject, page))),
    recordById: (recordId, options) => run(options, () => read(source, [recordId], (reads) => reads.record(recordId))),
    read: (subject, recordId, options) => run(options, () => readBoth(source, subject, recordId)),

    commit: (given, expectation, options) =>
      pipe(
        TE.fromIOEither(() => admitCommit(given)),
        TE.flatMap((commit) => {
          const judge = (held: Held) => judgeCommit(commit, expectation, held)
          const work = () => write(source, judge, (writes) => writes.commit(commit, expectation))
          return run(options, work, commit.envelope.record_id)
        }),
      ),

    observe: (given, options) =>
      pipe(
        TE.fromIOEither(() => admitObservation(given)),
        TE.flatMap((observation) => {
          const judge = (held: Held) => judgeObservation(observation, held)
          const work = () => write(source, judge, (writes) => writes.observe(observation))
          return run(options, work, observation.envelope.record_id)
        }),
      ),

    close: () => async () => {
      isClosed = true
      source.close()
      return right(undefined)
    },
  }
}
