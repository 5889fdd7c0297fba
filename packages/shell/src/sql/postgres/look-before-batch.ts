import { canonical } from '@assent/kernel'
import { isLeft, map, right, type Either } from 'fp-ts/lib/Either.js'
import { recordIdOfEntry, subjectOfEntry, type AdmittedBatch } from '../../contract/batch.js'
import type { Held } from '../../contract/precedence.js'
import type { StoredRecord } from '../../recording/stored-record.js'
import type { StoreError } from '../../store-error.js'
import type { Subject } from '../../subject.js'
import type { Ask } from '../connection.js'
import type { Failure } from '../failure.js'
import { revisionOf } from '../numbers.js'
import { definitionReader } from '../read-definition.js'
import { readRecordRow } from '../read-record-row.js'
import { batchStatements } from './batch-statements.js'
import type { Place } from './place.js'

/** What the store holds before a batch. */
export interface BeforeBatch {
  /** Under the subject and the record id of an entry. */
  readonly held: (subject: Subject, recordId: string) => Either<StoreError, Held>
  /** The transaction under which the feed gives the records of the batch. */
  readonly placed_in: string
}

const keyOf = ({ entity, id }: Subject): string => canonical([entity, id])

const subjectsOf = ({ entries }: AdmittedBatch): string =>
  canonical(entries.map(subjectOfEntry).map(({ entity, id }) => ({ entity, id })))

const recordIdsOf = ({ entries }: AdmittedBatch): string => canonical([...new Set(entries.map(recordIdOfEntry))])

/**
 * Locks the subjects of a batch until its transaction ends, and looks at all that its entries are about. A subject or a
 * record id that another makes meanwhile is found when it is written.
 */
export const lookBeforeBatch = (
  place: Place,
): ((ask: Ask, batch: AdmittedBatch) => Promise<Either<Failure, BeforeBatch>>) => {
  const { lock, newest, records } = batchStatements(place)
  const definitions = definitionReader()
  return async (ask, batch) => {
    const locked = await ask(lock, { subjects: subjectsOf(batch) })
    if (isLeft(locked)) return locked
    const placed = await ask(newest, {})
    if (isLeft(placed)) return placed
    const recorded = await ask(records, { record_ids: recordIdsOf(batch) })
    if (isLeft(recorded)) return recorded
    const revisions = new Map(locked.right.map((row) => [keyOf(row), revisionOf(row.revision)]))
    const evidence = new Map(recorded.right.map((row) => [row.record_id, readRecordRow(row, definitions)]))
    return right({
      placed_in: String(placed.right[0]?.newest ?? ''),
      held: (subject, recordId) =>
        map((found: StoredRecord | undefined): Held => ({ evidence: found, revision: revisions.get(keyOf(subject)) }))(
          evidence.get(recordId) ?? right(undefined),
        ),
    })
  }
}
