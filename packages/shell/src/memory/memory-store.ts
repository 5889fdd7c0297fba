import { isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { admitObservation, admitWrite } from '../contract/admit.js'
import { cancelled, closed } from '../contract/cancelled.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'
import type { Subject } from '../subject.js'
import { Content } from './content.js'
import { listEvents, listIds, listObservations, listRecords } from './lists.js'

const provider = 'memory'

const heldOf = (content: Content, subject: Subject, recordId: string): Held => ({
  evidence: content.record(recordId),
  revision: content.instance(subject)?.revision,
})

// Nothing waits between look and write, so that each write is one step for every other call.
const commitTo = (
  content: Content,
  commit: RecordedCommit,
  expectation: Expectation,
): Either<StoreError, 'committed' | 'already_committed'> => {
  const verdict = judgeCommit(commit, expectation, heldOf(content, commit.instance, commit.envelope.record_id))
  if (isRight(verdict) && verdict.right === 'committed') content.addCommit(commit)
  return verdict
}

const observeIn = (
  content: Content,
  observation: RecordedObservation,
): Either<StoreError, 'observed' | 'already_observed'> => {
  const verdict = judgeObservation(observation, heldOf(content, observation, observation.envelope.record_id))
  if (isRight(verdict) && verdict.right === 'observed') content.addObservation(observation)
  return verdict
}

/**
 * A store in memory: the reference that every other store agrees with (S-22). Nothing survives its process; what it
 * hands out is frozen. It never fails but by the rules of the port.
 */
export const memoryStore = (): Store => {
  const content = new Content()
  let isClosed = false

  const answer =
    <A>(options: CallOptions | undefined, work: () => Either<StoreError, A>): TE.TaskEither<StoreError, A> =>
    async () => {
      const fault = isClosed ? closed(provider) : cancelled(provider, options)
      return fault === undefined ? work() : left(fault)
    }

  return {
    load: (subject, options) => answer(options, () => right(content.instance(subject))),
    ids: (entity, page, options) => answer(options, () => listIds(content.ids(entity), page)),
    events: (subject, page, options) => answer(options, () => listEvents(content.decisions(subject), page)),
    records: (subject, page, options) => answer(options, () => listRecords(content.decisions(subject), page)),
    observations: (subject, page, options) =>
      answer(options, () => listObservations(content.observations(subject), page)),
    recordById: (recordId, options) => answer(options, () => right(content.record(recordId))),
    read: (subject, recordId, options) =>
      answer(options, () => right({ instance: content.instance(subject), evidence: content.record(recordId) })),
    commit: (given, expected, options) =>
      pipe(
        TE.fromIOEither(() => admitWrite(given, expected)),
        TE.flatMap(({ commit, expectation }) => answer(options, () => commitTo(content, commit, expectation))),
      ),
    observe: (given, options) =>
      pipe(
        TE.fromIOEither(() => admitObservation(given)),
        TE.flatMap((observation) => answer(options, () => observeIn(content, observation))),
      ),
    close: () => async () => {
      isClosed = true
      return right(undefined)
    },
  }
}
