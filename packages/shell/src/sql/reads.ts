import type { DomainEvent, EntityInstance } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Kysely } from 'kysely'
import { readEventCursor, readPlaceCursor } from '../contract/cursor.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { StoreError } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'
import type { Subject } from '../subject.js'
import { nameReads, type NameReads } from './name-reads.js'
import { askedName } from './names.js'
import { emittingCount, eventsPageOf, observationsPageOf, recordsPageOf } from './pages.js'
import type { DefinitionReader } from './read-definition.js'
import { readInstanceRow } from './read-instance-row.js'
import { readRecordRow } from './read-record-row.js'
import { readStatements } from './read-statements.js'
import { oneMore, optional, paged, type Rows } from './rows.js'
import type { Tables } from './tables.js'

type Read<A> = TE.TaskEither<StoreError, A>

/** What is read of a server. */
export interface Reads extends NameReads {
  instance(subject: Subject): Read<EntityInstance | undefined>
  record(recordId: string): Read<StoredRecord | undefined>
  events(subject: Subject, page?: PageRequest): Read<Page<DomainEvent>>
  records(subject: Subject, page?: PageRequest): Read<Page<Envelope>>
  observations(subject: Subject, page?: PageRequest): Read<Page<RecordedObservation>>
}

/** A subject as it is asked for. */
export const askedSubject = ({
  entity,
  id,
}: Subject): { readonly entity: string | null; readonly id: string | null } => ({
  entity: askedName(entity),
  id: askedName(id),
})

/** The reads of a store, whatever connection they are asked on. */
export const readsOf = (tables: Kysely<Tables>, definitions: DefinitionReader): ((rows: Rows) => Reads) => {
  const { instance, record, decisions, emitting, observations } = readStatements(tables)
  const namesBy = nameReads(tables)
  return (rows) => ({
    ...namesBy(rows),

    instance: (subject) => pipe(rows(instance, askedSubject(subject)), TE.flatMapEither(optional(readInstanceRow))),

    record: (recordId) =>
      pipe(
        rows(record, { record_id: askedName(recordId) }),
        TE.flatMapEither(optional((row) => readRecordRow(row, definitions))),
      ),

    events: (subject, page) =>
      paged(page, readEventCursor, ({ limit, after }) =>
        pipe(
          rows(emitting, { ...askedSubject(subject), from: after.revision, count: emittingCount(limit) }),
          TE.flatMapEither((found) => eventsPageOf(found, after, limit)),
        ),
      ),

    records: (subject, page) =>
      paged(page, readPlaceCursor, ({ limit, after }) =>
        pipe(
          rows(decisions, { ...askedSubject(subject), after, count: oneMore(limit) }),
          TE.flatMapEither((found) => recordsPageOf(found, limit, definitions)),
        ),
      ),

    observations: (subject, page) =>
      paged(page, readPlaceCursor, ({ limit, after }) =>
        pipe(
          rows(observations, { ...askedSubject(subject), after, count: oneMore(limit) }),
          TE.flatMapEither((found) => observationsPageOf(found, limit)),
        ),
      ),
  })
}
