import { memberOf, type Json, type JsonObject } from '../value/json.js'

/** The slot of each declared member: its position among their names in name order. */
export type SlotsByName = ReadonlyMap<string, number>

/** The values of the declared members, each at its slot; nothing where the object does not hold it. */
export type Slots = readonly (Json | undefined)[]

/**
 * An object as references read it. It has slots where the schema that the references were made ready with has accepted
 * it: to look a member up by its name costs several times as much.
 */
export interface Held {
  readonly object: JsonObject
  readonly slots: Slots | undefined
}

/** Where a name has no slot. */
export const noSlot = -1

/** An object whose members are looked up by name. */
export const heldByName = (object: JsonObject): Held => ({ object, slots: undefined })

/** The own member of an object, or nothing. */
export const heldMember = ({ object, slots }: Held, name: string, slot: number): Json | undefined =>
  slots === undefined || slot === noSlot ? memberOf(object, name) : slots[slot]
