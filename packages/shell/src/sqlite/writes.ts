import type { EntityInstance } from '@assent/kernel'
import type { Database } from 'better-sqlite3'
import { isLeft, isRight, map, right, type Either } from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { BatchAnswer, BatchError } from '../batch-store.js'
import { judgeBatch, type AdmittedBatch, type JudgedBatch } from '../contract/batch.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import { edgesOf } from '../contract/relations/edges-of.js'
import { judgeRelations, type RelationReads } from '../contract/relations/judge-relations.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { Requirements } from '../relation-store.js'
import { revisionOf } from '../sql/numbers.js'
import type { Tables } from '../sql/tables.js'
import { decisionRow, definitionRow, instanceRow, observationRow } from '../sql/write-rows.js'
import { writeStatements } from '../sql/write-statements.js'
import type { StoreError } from '../store-error.js'
import type { Subject } from '../subject.js'
import { definitionsOn } from './definitions.js'
import { prepare } from './prepare.js'
import type { Reads } from './reads.js'
import { transactionOn } from './transaction.js'

type Answer<A> = Either<StoreError, A>
type Committed = 'committed' | 'already_committed'
type Observed = 'observed' | 'already_observed'

/** What is written on one open handle: steps 2 to 4 of S-13, of what was admitted, in one transaction. */
export interface Writes {
  commit(commit: RecordedCommit, expectation: Expectation): Answer<Committed>
  commitRelated(commit: RecordedCommit, expectation: Expectation, requirements: Requirements): Answer<Committed>
  observe(observation: RecordedObservation): Answer<Observed>
  commitBatch(batch: AdmittedBatch): Either<BatchError, readonly BatchAnswer[]>
}

const prepared = (database: Database, tables: Kysely<Tables>, reads: Reads) => {
  const statements = writeStatements(tables)
  return {
    reads,
    definitions: definitionsOn(database, statements),
    revision: prepare(database, statements.revision),
    insertInstance: prepare(database, statements.insertInstance),
    updateInstance: prepare(database, statements.updateInstance),
    insertRecord: prepare(database, statements.insertRecord),
  }
}

type On = ReturnType<typeof prepared>

const lookUp = (on: On, { entity, id }: Subject, recordId: string): Answer<Held> => {
  const evidence = on.reads.record(recordId)
  if (isLeft(evidence)) return evidence
  const row = on.revision.get({ entity, id })
  return right({ evidence: evidence.right, revision: row === undefined ? undefined : revisionOf(row.revision) })
}

const writeCommit = (on: On, commit: RecordedCommit, held: Held): Answer<void> => {
  const stored = on.definitions.store(definitionRow(commit))
  if (isLeft(stored)) return stored
  const writeInstance = held.revision === undefined ? on.insertInstance : on.updateInstance
  writeInstance.run({ ...instanceRow(commit.instance) })
  on.insertRecord.run({ ...decisionRow(commit) })
  return stored
}

const writeObservation = (on: On, observation: RecordedObservation): void =>
  on.insertRecord.run({ ...observationRow(observation) })

const relationsOn = (on: On): RelationReads => ({
  isHeld: ({ entity, id }) => on.revision.get({ entity, id }) !== undefined,
  edges: (subject, field) =>
    map((held: EntityInstance | undefined) => edgesOf(held?.fields ?? {}, field))(on.reads.instance(subject)),
})

const commitInside = (
  on: On,
  commit: RecordedCommit,
  expectation: Expectation,
  requirements?: Requirements,
): Answer<Committed> => {
  const held = lookUp(on, commit.instance, commit.envelope.record_id)
  if (isLeft(held)) return held
  const verdict = judgeCommit(commit, expectation, held.right)
  if (isLeft(verdict) || verdict.right === 'already_committed') return verdict
  if (requirements !== undefined) {
    const related = judgeRelations(commit.instance, requirements, relationsOn(on))
    if (isLeft(related)) return related
  }
  const written = writeCommit(on, commit, held.right)
  return isLeft(written) ? written : verdict
}

const observeInside = (on: On, observation: RecordedObservation): Answer<Observed> => {
  const held = lookUp(on, observation, observation.envelope.record_id)
  if (isLeft(held)) return held
  const verdict = judgeObservation(observation, held.right)
  if (isRight(verdict) && verdict.right === 'observed') writeObservation(on, observation)
  return verdict
}

const commitBatchInside = (on: On, batch: AdmittedBatch): Either<BatchError, JudgedBatch> => {
  const judged = judgeBatch(batch, (subject, recordId) => lookUp(on, subject, recordId))
  if (isLeft(judged)) return judged
  for (const { entry, held } of judged.right.writes) {
    if (entry.kind === 'observation') writeObservation(on, entry.observation)
    else {
      const written = writeCommit(on, entry.commit, held)
      if (isLeft(written)) return written
    }
  }
  return judged
}

const rememberAll = (on: On, { writes }: JudgedBatch): void => {
  for (const { entry } of writes) if (entry.kind === 'decision') on.definitions.remember(definitionRow(entry.commit))
}

/** Prepares the writes on a handle whose tables exist. */
export const writesOn = (database: Database, tables: Kysely<Tables>, reads: Reads): Writes => {
  const on = prepared(database, tables, reads)
  const inTransaction = transactionOn(database)
  const commit = (given: RecordedCommit, expectation: Expectation, requirements?: Requirements): Answer<Committed> => {
    const answer = inTransaction(() => commitInside(on, given, expectation, requirements))
    if (isRight(answer)) on.definitions.remember(definitionRow(given))
    return answer
  }
  return {
    commit,
    commitRelated: commit,
    observe: (observation) => inTransaction(() => observeInside(on, observation)),
    commitBatch: (batch) => {
      const judged = inTransaction(() => commitBatchInside(on, batch))
      if (isRight(judged)) rememberAll(on, judged.right)
      return map(({ answers }: JudgedBatch) => answers)(judged)
    },
  }
}
