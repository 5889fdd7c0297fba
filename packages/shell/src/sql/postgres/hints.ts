import { createHash } from 'node:crypto'
import type { Place } from './place.js'

/**
 * At most one write in so many milliseconds tells listeners. PostgreSQL commits the transactions that notify one after
 * the other, so that a notification with each write would keep writers from committing together.
 */
export const hintEvery = 100

/** Which writes tell listeners that there is something new. */
export interface Hints {
  /** The channel to notify, or null where listeners were told a moment ago. */
  readonly next: () => string | null
}

/** The channel of a store; a name of any length makes one that PostgreSQL takes. */
export const channelOf = ({ schema, prefix }: Place): string =>
  `assent_${createHash('sha256')
    .update(JSON.stringify([schema, prefix]))
    .digest('hex')
    .slice(0, 32)}`

export const hintsOf = (place: Place): Hints => {
  const channel = channelOf(place)
  let last = -Infinity
  return {
    next: () => {
      const now = performance.now()
      if (now - last < hintEvery) return null
      last = now
      return channel
    },
  }
}
