import type { DomainEvent, EntityInstance } from '@assent/kernel'
import type { Database } from 'better-sqlite3'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Kysely } from 'kysely'
import { readEventCursor, readIdCursor, readPlaceCursor } from '../contract/cursor.js'
import { readPage } from '../contract/page.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { StoredRecord } from '../recording/stored-record.js'
import { emittingCount, eventsPageOf, idsPageOf, observationsPageOf, recordsPageOf } from '../sql/pages.js'
import { definitionReader } from '../sql/read-definition.js'
import { readInstanceRow } from '../sql/read-instance-row.js'
import { readRecordRow } from '../sql/read-record-row.js'
import { readStatements } from '../sql/read-statements.js'
import type { Tables } from '../sql/tables.js'
import type { StoreError } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'
import type { Subject } from '../subject.js'
import { feedReadsOn, type FeedReads } from './feed-reads.js'
import { prepare } from './prepare.js'
import { queryReadsOn, type QueryReads } from './query-reads.js'
import { subjectReadsOn, type SubjectReads } from './subject-reads.js'

type Answer<A> = E.Either<StoreError, A>

/** What is read on one open handle. A failure of the driver is thrown, for the store to classify. */
export interface Reads extends SubjectReads, QueryReads, FeedReads {
  instance(subject: Subject): Answer<EntityInstance | undefined>
  record(recordId: string): Answer<StoredRecord | undefined>
  ids(entity: string, page?: PageRequest): Answer<Page<string>>
  events(subject: Subject, page?: PageRequest): Answer<Page<DomainEvent>>
  records(subject: Subject, page?: PageRequest): Answer<Page<Envelope>>
  observations(subject: Subject, page?: PageRequest): Answer<Page<RecordedObservation>>
}

const prepared = (database: Database, tables: Kysely<Tables>) => {
  const { instance, record, ids, decisions, emitting, observations } = readStatements(tables)
  return {
    definitions: definitionReader(),
    instance: prepare(database, instance),
    record: prepare(database, record),
    ids: prepare(database, ids),
    decisions: prepare(database, decisions),
    emitting: prepare(database, emitting),
    observations: prepare(database, observations),
  }
}

const optional = <Row, A>(row: Row | undefined, read: (row: Row) => Answer<A>): Answer<A | undefined> =>
  row === undefined ? E.right(undefined) : read(row)

const oneMore = (limit: number): bigint => BigInt(limit + 1)

/** Prepares the reads on a handle whose tables exist. */
export const readsOn = (database: Database, tables: Kysely<Tables>): Reads => {
  const { definitions, instance, record, ids, decisions, emitting, observations } = prepared(database, tables)
  return {
    ...subjectReadsOn(database, tables),
    ...queryReadsOn(database, tables),
    ...feedReadsOn(database, tables, definitions),

    instance: ({ entity, id }) => optional(instance.get({ entity, id }), readInstanceRow),

    record: (record_id) => optional(record.get({ record_id }), (row) => readRecordRow(row, definitions)),

    ids: (entity, page = {}) =>
      pipe(
        readPage(page, readIdCursor),
        E.map(({ limit, after }) => idsPageOf(ids.all({ entity, after, count: oneMore(limit) }), limit)),
      ),

    events: ({ entity, id }, page = {}) =>
      pipe(
        readPage(page, readEventCursor),
        E.flatMap(({ limit, after }) => {
          const rows = emitting.all({ entity, id, from: after.revision, count: emittingCount(limit) })
          return eventsPageOf(rows, after, limit)
        }),
      ),

    records: ({ entity, id }, page = {}) =>
      pipe(
        readPage(page, readPlaceCursor),
        E.flatMap(({ limit, after }) => {
          const rows = decisions.all({ entity, id, after, count: oneMore(limit) })
          return recordsPageOf(rows, limit, definitions)
        }),
      ),

    observations: ({ entity, id }, page = {}) =>
      pipe(
        readPage(page, readPlaceCursor),
        E.flatMap(({ limit, after }) => {
          const rows = observations.all({ entity, id, after, count: oneMore(limit) })
          return observationsPageOf(rows, limit)
        }),
      ),
  }
}
