import { isRight } from 'fp-ts/lib/Either.js'
import type { Subject } from '../subject.js'
import { checkDecisions } from './check-decisions.js'
import { checkEvents } from './check-events.js'
import { checkInstance } from './check-instance.js'
import { checkObservations } from './check-observations.js'
import type { WholeSubject } from './read-whole.js'
import type { Break, Verification } from './verification.js'

const firstBreak = (subject: Subject, whole: WholeSubject): Break | undefined => {
  const { before, decisions, events, observations, after } = whole
  const last = isRight(after) ? after.right?.revision : undefined
  return (
    checkDecisions(subject, decisions) ??
    checkEvents(decisions.items, events) ??
    checkInstance(decisions.items, before, after) ??
    checkObservations({ subject, decisions: decisions.items, last }, observations)
  )
}

/** What of a subject does not hold first: its decisions, what they emitted, what they led to, its observations. */
export const judge = ({ entity, id }: Subject, whole: WholeSubject): Verification => {
  const found = firstBreak({ entity, id }, whole)
  if (found !== undefined) return { entity, id, holds: false, ...found }
  const { decisions, observations } = whole
  return {
    entity,
    id,
    holds: true,
    revision: decisions.items.at(-1)?.record.revision ?? 0,
    decisions: decisions.items.length,
    observations: observations.items.length,
  }
}
