import { equalByToken } from '../value/equality.js'
import { memberOf, setMember, type Json, type JsonObject } from '../value/json.js'
import { inNameOrder, type Change } from '../value/members.js'

/** What a decision did to the fields, as records and events say it. */
export interface Difference {
  readonly changed: JsonObject
  /** Never empty (K-183). */
  readonly removed: readonly string[] | undefined
}

/** The fields after the assignments, and the difference to those before. */
export interface Applied extends Difference {
  readonly fields: JsonObject
}

/**
 * Applies the changes of assignments, which are in name order.
 *
 * `changed`: the fields whose value differs, token for token, from the one before. Only assignments can change a
 * field, so comparing their targets is comparing the two field sets (K-176). `removed`: the names cleared, also where
 * there was nothing to clear (K-134). Both in name order, as the assignments are.
 */
export const applyChanges = (before: JsonObject, changes: readonly Change[]): Applied => {
  // One spread, and members that are there are overwritten: far cheaper than adding them one by one.
  const overwritten: { [name: string]: Json } = { ...before }
  const changed: { [name: string]: Json } = {}
  const removed: string[] = []
  let added = false
  for (const [name, value] of changes) {
    const old = memberOf(before, name)
    if (value === undefined) {
      removed.push(name)
      continue
    }
    if (old === undefined) added = true
    else overwritten[name] = value
    if (old === undefined || !equalByToken(old, value)) setMember(changed, name, value)
  }
  const isOverwrite = !added && removed.length === 0
  const fields = isOverwrite ? overwritten : inNameOrder(before, changes)
  return { fields, changed, removed: removed.length === 0 ? undefined : removed }
}
