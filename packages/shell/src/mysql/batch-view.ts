import { canonical, compareText, type JsonNumber } from '@assent/kernel'
import { isLeft, map, right, type Either } from 'fp-ts/lib/Either.js'
import { recordIdOfEntry, subjectOfEntry, type AdmittedBatch } from '../contract/batch.js'
import type { Held } from '../contract/precedence.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { Ask } from '../sql/connection.js'
import type { Failure } from '../sql/failure.js'
import { revisionOf } from '../sql/numbers.js'
import { definitionReader, type DefinitionReader } from '../sql/read-definition.js'
import { readRecordRow } from '../sql/read-record-row.js'
import { readStatements } from '../sql/read-statements.js'
import { optional } from '../sql/rows.js'
import type { StoreError } from '../store-error.js'
import type { Subject } from '../subject.js'
import { mysqlTables } from './dialect.js'
import { mysqlWriteStatements } from './write-statements.js'

/** What the store holds before a batch, under the subject and the record id of an entry. */
export type HeldBefore = (subject: Subject, recordId: string) => Either<StoreError, Held>

/** Looks at everything that the entries of a batch are about. */
export type LookBefore = (ask: Ask, batch: AdmittedBatch) => Promise<Either<Failure, HeldBefore>>

const statementsOf = (prefix: string) => ({
  lock: mysqlWriteStatements(prefix).lockToChange,
  record: readStatements(mysqlTables(prefix)).record,
})

type Statements = ReturnType<typeof statementsOf>

const keyOf = ({ entity, id }: Subject): string => canonical([entity, id])

// In one order for all batches, so that no two wait for each other.
const subjectsOf = ({ entries }: AdmittedBatch): readonly Subject[] => {
  const subjects = new Map(entries.map(subjectOfEntry).map((subject) => [keyOf(subject), subject]))
  return [...subjects.values()].sort((a, b) => compareText(a.entity, b.entity) || compareText(a.id, b.id))
}

const lockAll = async (
  { lock }: Statements,
  ask: Ask,
  batch: AdmittedBatch,
): Promise<Either<Failure, ReadonlyMap<string, JsonNumber>>> => {
  const revisions = new Map<string, JsonNumber>()
  for (const subject of subjectsOf(batch)) {
    const locked = await ask(lock, { entity: subject.entity, id: subject.id })
    if (isLeft(locked)) return locked
    const [row] = locked.right
    if (row !== undefined) revisions.set(keyOf(subject), revisionOf(row.revision))
  }
  return right(revisions)
}

type Evidence = Either<StoreError, StoredRecord | undefined>

const readAll = async (
  { record }: Statements,
  definitions: DefinitionReader,
  ask: Ask,
  { entries }: AdmittedBatch,
): Promise<Either<Failure, ReadonlyMap<string, Evidence>>> => {
  const evidence = new Map<string, Evidence>()
  for (const record_id of new Set(entries.map(recordIdOfEntry))) {
    const found = await ask(record, { record_id })
    if (isLeft(found)) return found
    evidence.set(
      record_id,
      optional((row: (typeof found.right)[number]) => readRecordRow(row, definitions))(found.right),
    )
  }
  return right(evidence)
}

/**
 * Locks every subject of a batch until the transaction ends, and then reads what each record id names. An id that
 * another takes meanwhile is found when its record is written.
 */
export const lookBefore = (prefix: string): LookBefore => {
  const statements = statementsOf(prefix)
  const definitions = definitionReader()
  return async (ask, batch) => {
    const revisions = await lockAll(statements, ask, batch)
    if (isLeft(revisions)) return revisions
    const evidence = await readAll(statements, definitions, ask, batch)
    if (isLeft(evidence)) return evidence
    return right((subject, recordId) => {
      const revision = revisions.right.get(keyOf(subject))
      return map((found: StoredRecord | undefined): Held => ({ evidence: found, revision }))(
        evidence.right.get(recordId) ?? right(undefined),
      )
    })
  }
}
