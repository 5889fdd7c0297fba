import { isBlank, readDecisionRecord, readInstance, toJson, type DecisionRecord } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { inconsistencyOf, type RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import { membersOf } from '../recording/members-of.js'
import type { RecordedObservation } from '../recording/observation.js'
import { readRecording } from '../recording/recording.js'
import { isRevisionNumber } from '../recording/revision.js'
import { isSealed } from '../recording/sealed-commit.js'
import { storeBackend, type NotStorable, type StoreBackend } from '../store-error.js'
import { admitDefinition } from './admit-definition.js'
import { admitExpectation } from './admit-expectation.js'
import { recordLimits } from './limits.js'
import { unstorableCommit, unstorableObservation } from './storable.js'

type Refused = StoreBackend | NotStorable

const nonsense = (detail: string): Either<StoreBackend, never> => left(storeBackend(detail))

type Members = ReturnType<typeof membersOf>

const admitRecord = (given: Members): Either<string, DecisionRecord> => {
  const definition = admitDefinition(given['definition'])
  if (isLeft(definition)) return definition
  const record = readDecisionRecord({ ...given, definition: null }, recordLimits)
  if (isLeft(record)) return left(record.left.message)
  return right({ ...record.right, definition: definition.right })
}

/** A copy of the commit, once it is what a decision can have produced (R-15, envelope first), else `store_backend`. */
const readCommit = (given: unknown): Either<StoreBackend, RecordedCommit> => {
  const { instance: givenInstance, envelope } = membersOf(given)
  const metadata = readRecording(envelope, ['record'])
  if (isLeft(metadata)) return nonsense(`the envelope is not valid: ${metadata.left}`)
  const givenRecord = membersOf(membersOf(envelope)['record'])
  const record = admitRecord(givenRecord)
  if (isLeft(record)) return nonsense(`the record is not valid: ${record.left}`)
  // The kernel gives one object as both: it is read once.
  const isResult = givenInstance === givenRecord['result']
  const instance = isResult ? right(record.right.result) : readInstance(givenInstance, recordLimits)
  if (isLeft(instance)) return nonsense(`the instance is not valid: ${instance.left.message}`)
  const inconsistency = inconsistencyOf(instance.right, record.right)
  if (inconsistency !== undefined) return nonsense(inconsistency)
  return right({ instance: instance.right, envelope: { ...metadata.right, record: record.right } })
}

/** The first step of `commit` in every store; `not_storable` where no store takes it. */
const admitCommit = (given: unknown): Either<Refused, RecordedCommit> => {
  const commit = isSealed(given) ? right(given) : readCommit(given)
  if (isLeft(commit)) return commit
  const fault = unstorableCommit(commit.right)
  return fault === undefined ? commit : left(fault)
}

/** What a store is asked to write, and where. */
export interface AdmittedWrite {
  readonly commit: RecordedCommit
  readonly expectation: Expectation
}

/**
 * The first step of `commit` in every store, before anything is looked up: the commit once it is what a decision can
 * have produced, else `store_backend`, as for an expectation that is none; `not_storable` where no store
 * takes it. It comes back as a copy, or where a runtime made it, as it is: a store that keeps objects freezes them.
 */
export const admitWrite = (given: unknown, expected: unknown): Either<Refused, AdmittedWrite> => {
  const commit = admitCommit(given)
  if (isLeft(commit)) return commit
  const expectation = admitExpectation(expected)
  return isLeft(expectation) ? expectation : right({ commit: commit.right, expectation: expectation.right })
}

const isNamed = (text: unknown): text is string => typeof text === 'string' && text.isWellFormed() && !isBlank(text)

/**
 * The first step of `observe` in every store, in the order of R-19: a copy of the observation, or `store_backend` where
 * it is none; `not_storable` where no store takes it.
 */
export const admitObservation = (given: unknown): Either<Refused, RecordedObservation> => {
  const { entity, id, revision, envelope } = membersOf(given)
  const metadata = readRecording(envelope, ['record'])
  if (isLeft(metadata)) return nonsense(`the envelope is not valid: ${metadata.left}`)
  if (!isNamed(entity)) return nonsense('`entity` is blank or no text')
  if (!isNamed(id)) return nonsense('`id` is blank or no text')
  if (!isRevisionNumber(revision)) return nonsense('`revision` is not an integer of 1 to 9223372036854775807')
  const record = toJson(membersOf(envelope)['record'], 'record', recordLimits)
  if (isLeft(record)) return nonsense("the observation's document is not JSON")
  const admitted = { entity, id, revision, envelope: { ...metadata.right, record: record.right } }
  const fault = unstorableObservation(admitted)
  return fault === undefined ? right(admitted) : left(fault)
}
