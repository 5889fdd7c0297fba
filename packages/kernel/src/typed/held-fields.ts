import type { ClearedIn, SetOf, WrittenFields } from './written-fields.js'

type SetNames<Operations> = { [Name in keyof Operations]: keyof SetOf<Operations[Name]> }[keyof Operations]

type ClearedNames<Operations> = { [Name in keyof Operations]: ClearedIn<SetOf<Operations[Name]>> }[keyof Operations]

/** The fields of an instance under `kernel/1`, whatever was done to it: only `set` writes. */
export type HeldFields<Schema, Operations> = WrittenFields<Schema, SetNames<Operations>, ClearedNames<Operations>>
