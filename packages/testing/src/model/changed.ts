import { memberOf, type JsonObject } from '@assent/kernel'
import { sameTokens } from './written.js'

/** The fields that differ token for token, or are new (K-176). */
export const changedBetween = (before: JsonObject, after: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const old = memberOf(before, name)
      return old === undefined || !sameTokens(old, value)
    }),
  )
