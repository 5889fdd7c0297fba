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
import type { Subject } from '../store.js'
import { definitionsOn } from './definitions.js'
import { prepare } from './prepare.js'
import type { Reads } from './reads.js'
import { immediately } from './transaction.js'

type Answer<A> = Either<StoreError, A>

/** What is written on one open handle: steps 2 to 4 of S-13, of what was admitted, in one transaction. */
export interface Writes {
  commit(commit: RecordedCommit, expectation: Expectation): Answer<'committed' | 'already_committed'>
  observe(observation: RecordedObservation): Answer<'observed' | 'already_observed'>
}

/** Prepares the writes on a handle whose tables exist. */
export const writesOn = (database: Database, tables: Kysely<Tables>, reads: Reads): Writes => {
  const statements = writeStatements(tables)
  const revision = prepare(database, statements.revision)
  const insertInstance = prepare(database, statements.insertInstance)
  const updateInstance = prepare(database, statements.updateInstance)
  const insertRecord = prepare(database, statements.insertRecord)
  const definitions = definitionsOn(database, statements)

  const lookUp = ({ entity, id }: Subject, recordId: string): Answer<Held> => {
    const evidence = reads.record(recordId)
    if (isLeft(evidence)) return evidence
    const row = revision.get({ entity, id })
    return right({ evidence: evidence.right, revision: row === undefined ? undefined : revisionOf(row.revision) })
  }

  const commit: Writes['commit'] = (given, expectation) => {
    const held = lookUp(given.instance, given.envelope.record_id)
    if (isLeft(held)) return held
    const verdict = judgeCommit(given, expectation, held.right)
    if (isLeft(verdict) || verdict.right === 'already_committed') return verdict
    const stored = definitions.store(definitionRow(given))
    if (isLeft(stored)) return stored
    const writeInstance = held.right.revision === undefined ? insertInstance : updateInstance
    writeInstance.run({ ...instanceRow(given.instance) })
    insertRecord.run({ ...decisionRow(given) })
    return verdict
  }

  const observe: Writes['observe'] = (given) => {
    const held = lookUp(given, given.envelope.record_id)
    if (isLeft(held)) return held
    const verdict = judgeObservation(given, held.right)
    if (isRight(verdict) && verdict.right === 'observed') insertRecord.run({ ...observationRow(given) })
    return verdict
  }

  return {
    commit: (given, expectation) => {
      const answer = immediately(database, () => commit(given, expectation))
      if (isRight(answer)) definitions.remember(definitionRow(given))
      return answer
    },
    observe: (given) => immediately(database, () => observe(given)),
  }
}
