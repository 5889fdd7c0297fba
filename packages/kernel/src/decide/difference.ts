import { equalByToken } from '../value/equality.js'
import { memberOf, setMember, type Json, type JsonObject } from '../value/json.js'
import type { Change } from '../value/members.js'

/** What a decision did to the fields, as records and events say it. */
export interface Difference {
  readonly changed: JsonObject
  /** Never empty (K-183). */
  readonly removed: readonly string[] | undefined
}

/**
 * `changed`: the fields whose value differs, token for token, from the one before. Only assignments can change a
 * field, so comparing their targets is comparing the two field sets (K-176). `removed`: the names cleared, also where
 * there was nothing to clear (K-134). Both in name order, as the assignments are.
 */
export const differenceOf = (before: JsonObject, changes: readonly Change[]): Difference => {
  const changed: { [name: string]: Json } = {}
  const removed: string[] = []
  for (const [name, value] of changes) {
    const old = memberOf(before, name)
    if (value === undefined) removed.push(name)
    else if (old === undefined || !equalByToken(old, value)) setMember(changed, name, value)
  }
  return { changed, removed: removed.length === 0 ? undefined : removed }
}
