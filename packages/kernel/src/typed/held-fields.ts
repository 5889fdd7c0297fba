import type { SureNames, ValueOf } from './members.js'
import type { ObjectOf } from './object-of.js'
import type { Nothing, Written } from './written.js'

type SetOf<Operation> = Written<Operation, 'set', Nothing>

type ClearedBy<Set> = { [Name in keyof Set]: Set[Name] extends { readonly cleared: unknown } ? Name : never }[keyof Set]

type SetNames<Operations> = { [Name in keyof Operations]: keyof SetOf<Operations[Name]> }[keyof Operations]

type ClearedNames<Operations> = { [Name in keyof Operations]: ClearedBy<SetOf<Operations[Name]>> }[keyof Operations]

type Values<Fields, SetName> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name], Name extends SetName ? 'held' : 'filled'>
}

/**
 * The fields of an instance, whatever was done to it. A default makes a field sure at creation, and an operation that
 * clears the field undoes that (K-36, K-136); what an operation sets is not filled with the defaults inside it
 * (K-131).
 */
export type HeldFields<Schema, Operations, Fields = Written<Schema, 'fields', Nothing>> = ObjectOf<
  Values<Fields, SetNames<Operations>>,
  Exclude<SureNames<Fields, 'filled'>, ClearedNames<Operations>>,
  Written<Schema, 'additional_fields', false>
>
