import { ExactNumber } from './exact-number.js'
import type { Json } from './json.js'

/** Freezes a value at every depth, in place, and returns it. */
export const deepFreeze = <Value extends Json>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || ExactNumber.is(value)) return value
  for (const member of Object.values(value)) deepFreeze(member)
  return Object.freeze(value)
}
