import type { Json } from '@assent/kernel'
import { countAt, namesAt, partAt, put, type Way } from '../way.js'
import { operationNames, type ReferencesSpot } from './spot.js'

/** The events of an operation, under the key that it writes: both at once do not parse (K-8). */
export const eventsOf = (document: Json, operation: string): Way => {
  const way = ['operations', operation]
  return [...way, namesAt(document, way).includes('emit') ? 'emit' : 'emits']
}

/** Every event, the end of each list of events, and the creation's. */
export const eventSpots = (document: Json): readonly ReferencesSpot[] => [
  { way: ['create', 'emit'], path: 'create.emit', column: 'creation event', operation: null },
  ...operationNames(document).flatMap((operation) => {
    const list = eventsOf(document, operation)
    return Array.from({ length: countAt(document, list) + 1 }, (_, index) => ({
      way: [...list, index],
      path: `operations.${operation}.emits[${String(index)}]`,
      column: 'operation' as const,
      operation,
    }))
  }),
]

/** The same document with an event there, if there was none. */
export const withEvent = (document: Json, way: Way): Json =>
  (partAt(document, way) ?? null) === null ? put(document, way, { type: 'Planted' }) : document
