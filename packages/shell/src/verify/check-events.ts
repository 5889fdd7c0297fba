import { canonical, compareNumbers, type DomainEvent, type JsonNumber } from '@assent/kernel'
import type { Envelope } from '../recording/envelope.js'
import { sameRevision } from '../recording/revision.js'
import type { Break } from './verification.js'
import type { Walked } from './walk.js'

const bytesOf = (event: DomainEvent | undefined): string => (event === undefined ? '' : canonical(event))

const recordAt = (decisions: readonly Envelope[], revision: JsonNumber): string | null =>
  decisions.find(({ record }) => sameRevision(record.revision, revision))?.record_id ?? null

/**
 * The first event that the store lists otherwise than its decision emitted it (S-7). The decisions were read before
 * the events: what was emitted since then is not judged.
 */
export const checkEvents = (
  decisions: readonly Envelope[],
  { items, corrupt }: Walked<DomainEvent>,
): Break | undefined => {
  if (corrupt !== undefined) return { what: 'events', record_id: corrupt.record_id, why: corrupt.detail }
  const last = decisions.at(-1)?.record.revision ?? 0
  const emitted = decisions.flatMap(({ record }) => record.events)
  const listed = items.filter(({ revision }) => compareNumbers(revision, last) <= 0)
  const index = Array.from({ length: Math.max(emitted.length, listed.length) }, (_, place) => place).find(
    (place) => bytesOf(emitted[place]) !== bytesOf(listed[place]),
  )
  const event = index === undefined ? undefined : (emitted[index] ?? listed[index])
  if (event === undefined) return undefined
  return {
    what: 'events',
    record_id: recordAt(decisions, event.revision),
    why: 'they are not listed as it emitted them',
  }
}
