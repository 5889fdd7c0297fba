import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from '../../store-error.js'
import type { StateAndEvidence } from '../../store.js'
import type { Subject } from '../../subject.js'
import { askedName } from '../names.js'
import { readBothRow } from '../read-both-row.js'
import { definitionReader } from '../read-definition.js'
import { askedSubject, readsOf, type Reads } from '../reads.js'
import type { Rows } from '../rows.js'
import type { Tables } from '../tables.js'
import { bothStatement } from './both-statement.js'
import { postgresTables } from './dialect.js'
import { feedReads, type FeedReads } from './feed-reads.js'
import type { Place } from './place.js'

/** What is read of PostgreSQL. */
export interface PostgresReads extends Reads, FeedReads {
  /** The state of a subject, and what a record id names, at one moment. */
  both(subject: Subject, recordId: string): TaskEither<StoreError, StateAndEvidence>
}

const nothing: StateAndEvidence = { instance: undefined, evidence: undefined }

/** What both the runtime's first step and a diagnosis read, apart from all other reads, which it comes before. */
export const readBoth = (place: Place, definitions = definitionReader()): ((rows: Rows) => PostgresReads['both']) => {
  const both = bothStatement(place)
  return (rows) => (subject, recordId) => async () => {
    const found = await rows(both, { ...askedSubject(subject), record_id: askedName(recordId) })()
    if (isLeft(found)) return found
    const [row] = found.right
    return row === undefined ? right(nothing) : readBothRow(row, definitions)
  }
}

/** The reads of a store, whatever connection they are asked on. */
export const postgresReads = (place: Place): ((rows: Rows) => PostgresReads) => {
  const definitions = definitionReader()
  const readsBy = readsOf(postgresTables<Tables>(place), definitions)
  const feedBy = feedReads(place, definitions)
  const bothBy = readBoth(place, definitions)
  return (rows) => ({ ...readsBy(rows), ...feedBy(rows), both: bothBy(rows) })
}
