import { recent } from './recent.js'

/**
 * Which records still have downstream work to start. Each record has it started once by this process: when it is
 * stored, or, where the reply of that was lost, by the retry that settles it. A replay of what was stored before starts
 * nothing.
 */
export interface FollowUps {
  /** Whether the record was stored is unknown. */
  owe(recordId: string): void
  /** Is the work to be started now? `before`: the record was found, so that an earlier call stored it. */
  isDue(recordId: string, before: boolean): boolean
}

/** Nothing is owed and nothing was started. */
export const followUps = (): FollowUps => {
  const owed = recent<true>()
  const started = recent<true>()
  return {
    owe: (recordId) => {
      if (started.get(recordId) === undefined) owed.set(recordId, true)
    },
    isDue: (recordId, before) => {
      const wasOwed = owed.delete(recordId)
      if (started.get(recordId) !== undefined || (before && !wasOwed)) return false
      started.set(recordId, true)
      return true
    },
  }
}
