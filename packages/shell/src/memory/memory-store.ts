import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { admitCommit, admitObservation } from '../contract/admit.js'
import { cancelled, closed } from '../contract/cancelled.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions, Store, Subject } from '../store.js'
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
  given: RecordedCommit,
  expectation: Expectation,
): Either<StoreError, 'committed' | 'already_committed'> => {
  const commit = admitCommit(given)
  if (isLeft(commit)) return commit
  const { instance, envelope } = commit.right
  const verdict = judgeCommit(commit.right, expectation, heldOf(content, instance, envelope.record_id))
  if (isRight(verdict) && verdict.right === 'committed') content.addCommit(commit.right)
  return verdict
}

const observeIn = (
  content: Content,
  given: RecordedObservation,
): Either<StoreError, 'observed' | 'already_observed'> => {
  const observation = admitObservation(given)
  if (isLeft(observation)) return observation
  const held = heldOf(content, observation.right, observation.right.envelope.record_id)
  const verdict = judgeObservation(observation.right, held)
  if (isRight(verdict) && verdict.right === 'observed') content.addObservation(observation.right)
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
    <A>(options: CallOptions | undefined, work: () => Either<StoreError, A>): TaskEither<StoreError, A> =>
    async () => {
      const fault = isClosed ? closed(provider) : cancelled(provider, options)
      return fault === undefined ? work() : left(fault)
    }

  return {
    load: (subject, options) => answer(options, () => right(content.instance(subject))),
    ids: (entity, page, options) => answer(options, () => listIds(content.ids(entity), page)),
    events: (subject, page, options) => answer(options, () => listEvents(content.decisions(subject), page)),
    records: (subject, page, options) => answer(options, () => listRecords(content.decisions(subject), page)),
    observations: (subject, page, options) => answer(options, () => listObservations(content.observations(subject), page)),
    recordById: (recordId, options) => answer(options, () => right(content.record(recordId))),
    read: (subject, recordId, options) =>
      answer(options, () => right({ instance: content.instance(subject), evidence: content.record(recordId) })),
    commit: (commit, expectation, options) => answer(options, () => commitTo(content, commit, expectation)),
    observe: (observation, options) => answer(options, () => observeIn(content, observation)),
    close: () => async () => {
      isClosed = true
      return right(undefined)
    },
  }
}
