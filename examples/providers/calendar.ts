/** A calendar that has nothing to do with Assent, as a provider: a noun to search and get, a verb to do. */
import { defineAction, defineEntityType, ProviderInstance, t } from '@assent/provider'

interface Event {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly location?: string
}

/** Stands for the client library of any calendar. */
const backend: readonly Event[] = [
  { id: 'e-1', title: 'Meeting with Sam', startsAt: '2026-03-02T09:00:00Z', location: 'Room 4' },
  { id: 'e-2', title: 'Lunch', startsAt: '2026-03-02T12:00:00Z' },
  { id: 'e-3', title: 'Call Sam about the refunds', startsAt: '2026-03-09T15:30:00Z' },
]

const calendarEvent = defineEntityType({
  id: 'calendarEvent',
  name: 'Calendar event',
  description: 'An event on the user’s calendar.',
  data: t.object({ id: t.string, title: t.string, startsAt: t.dateTime, location: t.optional(t.string) }),
  searchInput: t.object({
    query: t.describe(t.nonEmptyText, 'Free-text match against the event title.'),
    after: t.describe(t.optional(t.dateTime), 'Only events starting after this time.'),
  }),
  search: ({ input: { query, after = '' }, limit = 10, cursor = '' }) => {
    // A position that lasts: the last id of the page before, however many events came or went meanwhile.
    const found = backend.filter(({ id, title, startsAt }) => title.includes(query) && startsAt > after && id > cursor)
    const results = found.slice(0, limit)
    return { results, nextCursor: found.length > limit ? results.at(-1)?.id : undefined }
  },
  get: ({ id }) => backend.find((event) => event.id === id),
})

const createReminder = defineAction({
  id: 'createReminder',
  name: 'Create a reminder',
  description: 'Reminds the user of a calendar event.',
  input: t.closed({ eventId: t.nonEmptyText, minutes: t.boundedNumber({ min: 1, max: 60, integer: true }) }),
  output: t.object({ reminder: t.string }),
  execute: ({ input: { eventId, minutes } }) => ({ reminder: `${minutes} minutes before ${eventId}` }),
})

export const calendar = ProviderInstance({ id: 'calendar', name: 'Calendar' })
  .entities.register(calendarEvent)
  .actions.register(createReminder)
