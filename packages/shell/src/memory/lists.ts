import { compareText, tokenOf, type DomainEvent } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import { readEventCursor, readIdCursor, readPlaceCursor } from '../contract/cursor.js'
import { eventsPage } from '../contract/events.js'
import { mapItems, pageOf, readPage } from '../contract/page.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { InvalidQuery } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'

type Listed<A> = E.Either<InvalidQuery, Page<A>>

export const listNames = (names: readonly string[], page: PageRequest = {}): Listed<string> =>
  pipe(
    readPage(page, readIdCursor),
    E.map(({ limit, after }) => {
      const found = names.filter((name) => compareText(name, after) > 0)
      return pageOf(found, limit, (name) => name)
    }),
  )

export const listEvents = (decisions: readonly Envelope[], page: PageRequest = {}): Listed<DomainEvent> =>
  pipe(
    readPage(page, readEventCursor),
    E.map(({ limit, after }) =>
      eventsPage(
        decisions.map(({ record }) => record),
        after,
        limit,
      ),
    ),
  )

const revisionOf = ({ record }: Envelope): string => tokenOf(record.revision)

export const listRecords = (decisions: readonly Envelope[], page: PageRequest = {}): Listed<Envelope> =>
  pipe(
    readPage(page, readPlaceCursor),
    E.map(({ limit, after }) => {
      const found = decisions.filter((envelope) => BigInt(revisionOf(envelope)) > after)
      return pageOf(found, limit, revisionOf)
    }),
  )

export const listObservations = (
  observations: readonly RecordedObservation[],
  page: PageRequest = {},
): Listed<RecordedObservation> =>
  pipe(
    readPage(page, readPlaceCursor),
    E.map(({ limit, after }) => {
      const placed = observations.map((observation, index) => ({ observation, position: index + 1 }))
      const found = placed.filter(({ position }) => position > after)
      return mapItems(
        pageOf(found, limit, ({ position }) => String(position)),
        ({ observation }) => observation,
      )
    }),
  )
