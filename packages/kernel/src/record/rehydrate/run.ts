import { tokenOf } from '../../value/exact-number.js'
import type { DomainEvent } from '../record.js'

/** The consecutive events of one revision: one decision (K-219). Never empty. */
export interface Run {
  readonly first: DomainEvent
  readonly events: readonly DomainEvent[]
  /** Index of the first event in the whole history, for messages. */
  readonly index: number
}

/** Cuts a history into its runs. */
export const runsOf = (events: readonly DomainEvent[]): readonly Run[] => {
  const runs: { first: DomainEvent; events: DomainEvent[]; index: number }[] = []
  for (const [index, event] of events.entries()) {
    const last = runs.at(-1)
    if (last !== undefined && tokenOf(last.first.revision) === tokenOf(event.revision)) last.events.push(event)
    else runs.push({ first: event, events: [event], index })
  }
  return runs
}
