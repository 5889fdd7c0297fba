import type { SureNames, ValueOf } from './members.js'
import type { ObjectOf } from './object-of.js'
import type { Nothing, Written } from './written.js'

/** What an operation or an outcome sets, as it is written. */
export type SetOf<Writer> = Written<Writer, 'set', Nothing>

/** The fields that a `set` clears. */
export type ClearedIn<Set> = {
  [Name in keyof Set]: Set[Name] extends { readonly cleared: unknown } ? Name : never
}[keyof Set]

type Values<Fields, WrittenName> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name], Name extends WrittenName ? 'held' : 'filled'>
}

/**
 * The fields of an instance after some were written and some removed. A default makes a field sure at creation, and a
 * removal undoes that (K-36, K-136); what is written is not filled with the defaults inside it (K-131).
 */
export type WrittenFields<Schema, WrittenName, RemovedName, Fields = Written<Schema, 'fields', Nothing>> = ObjectOf<
  Values<Fields, WrittenName>,
  Exclude<SureNames<Fields, 'filled'>, RemovedName>,
  Written<Schema, 'additional_fields', false>
>
