import type { Database } from 'better-sqlite3'
import { isLeft, isRight, right, type Either } from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
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
  observe(observation: RecordedObservation): Answer<Observed>
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

const commitInside = (on: On, commit: RecordedCommit, expectation: Expectation): Answer<Committed> => {
  const held = lookUp(on, commit.instance, commit.envelope.record_id)
  if (isLeft(held)) return held
  const verdict = judgeCommit(commit, expectation, held.right)
  if (isLeft(verdict) || verdict.right === 'already_committed') return verdict
  const stored = on.definitions.store(definitionRow(commit))
  if (isLeft(stored)) return stored
  const writeInstance = held.right.revision === undefined ? on.insertInstance : on.updateInstance
  writeInstance.run({ ...instanceRow(commit.instance) })
  on.insertRecord.run({ ...decisionRow(commit) })
  return verdict
}

const observeInside = (on: On, observation: RecordedObservation): Answer<Observed> => {
  const held = lookUp(on, observation, observation.envelope.record_id)
  if (isLeft(held)) return held
  const verdict = judgeObservation(observation, held.right)
  if (isRight(verdict) && verdict.right === 'observed') on.insertRecord.run({ ...observationRow(observation) })
  return verdict
}

/** Prepares the writes on a handle whose tables exist. */
export const writesOn = (database: Database, tables: Kysely<Tables>, reads: Reads): Writes => {
  const on = prepared(database, tables, reads)
  const inTransaction = transactionOn(database)
  return {
    commit: (commit, expectation) => {
      const answer = inTransaction(() => commitInside(on, commit, expectation))
      if (isRight(answer)) on.definitions.remember(definitionRow(commit))
      return answer
    },
    observe: (observation) => inTransaction(() => observeInside(on, observation)),
  }
}
