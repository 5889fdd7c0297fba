import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from '../../store-error.js'
import type { StateAndEvidence } from '../../store.js'
import type { Subject } from '../../subject.js'
import { askedName } from '../names.js'
import { readBothRow } from '../read-both-row.js'
import { definitionReader } from '../read-definition.js'
import { askedSubject, readsOf, type Reads } from '../reads.js'
import { optional, type Rows } from '../rows.js'
import type { Tables } from '../tables.js'
import { bothStatement } from './both-statement.js'
import { postgresTables } from './dialect.js'
import { feedReads, type FeedReads } from './feed-reads.js'
import type { Place } from './place.js'

/** What is read of PostgreSQL. */
export interface PostgresReads extends Reads, FeedReads {
  /** The state of a subject, and what a record id names, at one moment. */
  both(subject: Subject, recordId: string): TE.TaskEither<StoreError, StateAndEvidence>
}

const nothing: StateAndEvidence = { instance: undefined, evidence: undefined }

/** The reads of a store, whatever connection they are asked on. */
export const postgresReads = (place: Place): ((rows: Rows) => PostgresReads) => {
  const definitions = definitionReader()
  const both = bothStatement(place)
  const readsBy = readsOf(postgresTables<Tables>(place), definitions)
  const feedBy = feedReads(place, definitions)
  return (rows) => ({
    ...readsBy(rows),
    ...feedBy(rows),
    both: (subject, recordId) =>
      pipe(
        rows(both, { ...askedSubject(subject), record_id: askedName(recordId) }),
        TE.flatMapEither(optional((row) => readBothRow(row, definitions))),
        TE.map((found) => found ?? nothing),
      ),
  })
}
