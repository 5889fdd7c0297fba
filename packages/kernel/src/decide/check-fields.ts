import { accepts } from '../definition/accepts.js'
import type { CompiledMembers } from '../definition/compile-members.js'
import type { Held, Slots } from '../definition/held.js'
import type { ValidationRefusal } from '../refusal.js'
import type { Target } from './apply-changes.js'
import { checkObject } from './take-object.js'

const areAccepted = (set: readonly Target[], after: Slots): boolean => {
  for (const { target, slot } of set) {
    if (target === undefined) return false
    const value = after[slot]
    if (value === undefined ? target.required : !accepts(target.quick, value)) return false
  }
  return true
}

/**
 * Checks all fields after the assignments against the schema (K-172). Where it had accepted all of them before, only
 * those that were written can be wrong.
 */
export const checkFields = (
  schema: CompiledMembers,
  set: readonly Target[],
  { object, slots }: Held,
): ValidationRefusal | undefined =>
  slots !== undefined && areAccepted(set, slots) ? undefined : checkObject(object, 'fields', schema)
