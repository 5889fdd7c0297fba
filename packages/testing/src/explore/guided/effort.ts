import type { Explorer } from '../explorer.js'

// Ten times what the largest example takes. With hundreds of fields and rules a search could go on for hours: each of
// its steps asks every rule of every value.
const most = 500_000

/** Counts rules that were explained, and calls that were decided, on the way to goals. */
export const spend = ({ counted }: Explorer, effort: number): void => {
  counted.effort += effort
}

/** Have all searches together done enough? It is counted, not timed, so that the same definition gives the same. */
export const isSpent = ({ counted, source }: Explorer): boolean => {
  if (counted.effort < most) return false
  source.reach('guided')
  return true
}
