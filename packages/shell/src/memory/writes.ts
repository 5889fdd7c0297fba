import { isLeft, isRight, right, type Either } from 'fp-ts/lib/Either.js'
import type { BatchAnswer, BatchEntry, BatchError } from '../batch-store.js'
import { judgeBatch, type AdmittedBatch } from '../contract/batch.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import { edgesOf } from '../contract/relations/edges-of.js'
import { judgeRelations, type RelationReads } from '../contract/relations/judge-relations.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { Requirements } from '../relation-store.js'
import type { StoreError } from '../store-error.js'
import type { Subject } from '../subject.js'
import type { Content } from './content.js'

// Nothing waits between look and write, so that each write is one step for every other call.

const heldOf = (content: Content, subject: Subject, recordId: string): Held => ({
  evidence: content.record(recordId),
  revision: content.instance(subject)?.revision,
})

export const commitTo = (
  content: Content,
  commit: RecordedCommit,
  expectation: Expectation,
): Either<StoreError, 'committed' | 'already_committed'> => {
  const verdict = judgeCommit(commit, expectation, heldOf(content, commit.instance, commit.envelope.record_id))
  if (isRight(verdict) && verdict.right === 'committed') content.addCommit(commit)
  return verdict
}

const relationsIn = (content: Content): RelationReads => ({
  isHeld: (subject) => content.instance(subject) !== undefined,
  edges: (subject, field) => right(edgesOf(content.instance(subject)?.fields ?? {}, field)),
})

export const commitRelatedTo = (
  content: Content,
  commit: RecordedCommit,
  expectation: Expectation,
  requirements: Requirements,
): Either<StoreError, 'committed' | 'already_committed'> => {
  const verdict = judgeCommit(commit, expectation, heldOf(content, commit.instance, commit.envelope.record_id))
  if (isLeft(verdict) || verdict.right === 'already_committed') return verdict
  const related = judgeRelations(commit.instance, requirements, relationsIn(content))
  if (isLeft(related)) return related
  content.addCommit(commit)
  return verdict
}

export const observeIn = (
  content: Content,
  observation: RecordedObservation,
): Either<StoreError, 'observed' | 'already_observed'> => {
  const verdict = judgeObservation(observation, heldOf(content, observation, observation.envelope.record_id))
  if (isRight(verdict) && verdict.right === 'observed') content.addObservation(observation)
  return verdict
}

const add = (content: Content, entry: BatchEntry): void =>
  entry.kind === 'decision' ? content.addCommit(entry.commit) : content.addObservation(entry.observation)

export const commitBatchTo = (content: Content, batch: AdmittedBatch): Either<BatchError, readonly BatchAnswer[]> => {
  const judged = judgeBatch(batch, (subject, recordId) => right(heldOf(content, subject, recordId)))
  if (isLeft(judged)) return judged
  for (const { entry } of judged.right.writes) add(content, entry)
  return right(judged.right.answers)
}
