import type { DomainEvent } from '@assent/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { EventPlace } from '../contract/cursor.js'
import { eventsPage } from '../contract/events.js'
import { mapItems, pageOf } from '../contract/page.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { CorruptHistory } from '../store-error.js'
import type { Page } from '../store.js'
import type { DefinitionReader } from './read-definition.js'
import {
  readCommitRow,
  readDecisionRow,
  readObservationRow,
  type RecordRow,
  type RecordWithDefinition,
} from './read-record-row.js'

type Listed<A> = E.Either<CorruptHistory, Page<A>>

/** Each row of a page read, or the first that is corrupt; the row that only told of a next page is not judged. */
const readItems =
  <Row, A>(readRow: (row: Row) => E.Either<CorruptHistory, A>) =>
  ({ items, next }: Page<Row>): Listed<A> =>
    pipe(
      items,
      E.traverseArray(readRow),
      E.map((read) => ({ items: read, next })),
    )

export const idsPageOf = (rows: readonly { readonly id: string }[], limit: number): Page<string> =>
  mapItems(
    pageOf(rows, limit, ({ id }) => id),
    ({ id }) => id,
  )

export const recordsPageOf = (
  rows: readonly RecordWithDefinition[],
  limit: number,
  definitions: DefinitionReader,
): Listed<Envelope> =>
  pipe(
    pageOf(rows, limit, ({ revision }) => String(revision)),
    readItems((row) => readCommitRow(row, definitions)),
    E.map((page) => mapItems(page, ({ envelope }) => envelope)),
  )

export const observationsPageOf = (rows: readonly RecordRow[], limit: number): Listed<RecordedObservation> =>
  pipe(
    pageOf(rows, limit, ({ position }) => String(position)),
    readItems(readObservationRow),
  )

/** How many emitting decisions hold one event more than the limit, when the first of them may be read already. */
export const emittingCount = (limit: number): bigint => BigInt(limit + 2)

export const eventsPageOf = (rows: readonly RecordRow[], after: EventPlace, limit: number): Listed<DomainEvent> =>
  pipe(
    rows,
    E.traverseArray(readDecisionRow),
    E.map((decisions) => eventsPage(decisions, after, limit)),
  )
