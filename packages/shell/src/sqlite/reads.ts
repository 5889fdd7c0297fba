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
import type { Page, PageRequest, Subject } from '../store.js'
import { prepare } from './prepare.js'

type Answer<A> = E.Either<StoreError, A>

/** What is read of one open handle. Each call asks once; a failure of the driver is thrown, to be classified by the store. */
export interface Reads {
  instance(subject: Subject): Answer<EntityInstance | undefined>
  record(recordId: string): Answer<StoredRecord | undefined>
  ids(entity: string, page?: PageRequest): Answer<Page<string>>
  events(subject: Subject, page?: PageRequest): Answer<Page<DomainEvent>>
  records(subject: Subject, page?: PageRequest): Answer<Page<Envelope>>
  observations(subject: Subject, page?: PageRequest): Answer<Page<RecordedObservation>>
}

const optional = <Row, A>(row: Row | undefined, read: (row: Row) => Answer<A>): Answer<A | undefined> =>
  row === undefined ? E.right(undefined) : read(row)

/** Prepares the reads on a handle whose tables exist. */
export const readsOn = (database: Database, tables: Kysely<Tables>): Reads => {
  const statements = readStatements(tables)
  const definitions = definitionReader()
  const instance = prepare(database, statements.instance)
  const record = prepare(database, statements.record)
  const ids = prepare(database, statements.ids)
  const decisions = prepare(database, statements.decisions)
  const emitting = prepare(database, statements.emitting)
  const observations = prepare(database, statements.observations)
  return {
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
          const count = BigInt(emittingCount(limit))
          return eventsPageOf(emitting.all({ entity, id, from: after.revision, count }), after, limit)
        }),
      ),

    records: ({ entity, id }, page = {}) =>
      pipe(
        readPage(page, readPlaceCursor),
        E.flatMap(({ limit, after }) =>
          recordsPageOf(decisions.all({ entity, id, after, count: oneMore(limit) }), limit, definitions),
        ),
      ),

    observations: ({ entity, id }, page = {}) =>
      pipe(
        readPage(page, readPlaceCursor),
        E.flatMap(({ limit, after }) =>
          observationsPageOf(observations.all({ entity, id, after, count: oneMore(limit) }), limit),
        ),
      ),
  }
}

const oneMore = (limit: number): bigint => BigInt(limit + 1)
