import type { ProviderLimits } from '../limits.js'

/** Places for calls of one provider: a few that run, a few that wait for their turn. */
export interface Slots {
  /** True once it is the caller's turn, who then has to leave; false where it does not come in time. */
  readonly enter: (signal: AbortSignal) => Promise<boolean>
  readonly leave: () => void
}

/** Makes the places of one provider. */
export const slotsOf = ({ concurrent, queued, queueTime }: ProviderLimits): Slots => {
  let free = concurrent
  const waiting: ((isTurn: boolean) => void)[] = []

  const wait = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isTurn: boolean): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        resolve(isTurn)
      }
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(settle), 1)
        settle(false)
      }
      const timer = setTimeout(giveUp, queueTime)
      signal.addEventListener('abort', giveUp)
      waiting.push(settle)
    })

  return {
    enter: async (signal) => {
      if (signal.aborted) return false
      if (free > 0) {
        free -= 1
        return true
      }
      return waiting.length < queued ? wait(signal) : false
    },
    // Whose turn it is gets the place itself, so that nobody comes in between.
    leave: () => {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next(true)
    },
  }
}
