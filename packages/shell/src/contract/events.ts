import { tokenOf, type DomainEvent } from '@assent/kernel'
import type { Page } from '../store.js'
import { isAfter, writeEventCursor, type EventPlace } from './cursor.js'
import { mapItems, pageOf } from './page.js'

/** The part of a decision record that lists of events are made of. */
export interface Emitted {
  readonly revision: DomainEvent['revision']
  readonly events: readonly DomainEvent[]
}

/** The events of decisions in revision order, emission order inside one; equal events stay apart (S-7). */
export const eventsPage = (decisions: readonly Emitted[], after: EventPlace, limit: number): Page<DomainEvent> => {
  const placed = decisions.flatMap(({ revision, events }) =>
    events.map((event, index) => ({ event, place: { revision: BigInt(tokenOf(revision)), index } })),
  )
  const page = pageOf(
    placed.filter(({ place }) => isAfter(place, after)),
    limit,
    ({ place }) => writeEventCursor(place),
  )
  return mapItems(page, ({ event }) => event)
}
