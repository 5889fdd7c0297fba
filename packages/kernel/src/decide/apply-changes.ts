import type { CompiledAssignment } from '../definition/compile-assignment.js'
import { heldMember, noSlot, type Held } from '../definition/held.js'
import { equalByToken } from '../value/equality.js'
import type { Json, JsonObject } from '../value/json.js'
import { inNameOrder, type Change } from '../value/members.js'

/** A field that is written: its name, its slot, and what judges its value. */
export type Target = Pick<CompiledAssignment, 'field' | 'slot' | 'target' | 'write'>

/** What a decision did to the fields, as records and events say it. */
export interface Difference {
  readonly changed: JsonObject
  /** Never empty (K-183). */
  readonly removed: readonly string[] | undefined
}

/** The fields after the assignments, and the difference to those before. */
export interface Applied extends Difference {
  readonly fields: Held
}

/** What assignments write, by name. */
export const changesOf = (
  set: readonly Pick<Target, 'field'>[],
  values: readonly (Json | undefined)[],
): readonly Change[] => set.map(({ field }, index) => [field, values[index]])

/**
 * Applies assignments, which are in name order, with the value of each; nothing clears its field.
 *
 * `changed`: the fields whose value differs, token for token, from the one before. Only assignments can change a
 * field, so comparing their targets is comparing the two field sets (K-176). `removed`: the names cleared, also where
 * there was nothing to clear (K-134). Both in name order, as the assignments are.
 */
export const applyChanges = (before: Held, set: readonly Target[], values: readonly (Json | undefined)[]): Applied => {
  // One spread, and members that are there are overwritten: far cheaper than adding them one by one.
  const overwritten: { [name: string]: Json } = { ...before.object }
  const slots = before.slots?.slice()
  const changed: { [name: string]: Json } = {}
  let removed: string[] | undefined
  let added = false
  for (let index = 0; index < set.length; index += 1) {
    const { field, slot, write } = set[index] as Target
    const value = values[index]
    const old = heldMember(before, field, slot)
    if (slots !== undefined && slot !== noSlot) slots[slot] = value
    if (value === undefined) {
      removed ??= []
      removed.push(field)
      continue
    }
    if (old === undefined) added = true
    else overwritten[field] = value
    if (old === undefined || !equalByToken(old, value)) write(changed, field, value)
  }
  const isOverwrite = !added && removed === undefined
  const object = isOverwrite ? overwritten : inNameOrder(before.object, changesOf(set, values))
  return { fields: { object, slots }, changed, removed }
}
