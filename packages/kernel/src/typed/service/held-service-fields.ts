import type { ClearedIn, SetOf, WrittenFields } from '../written-fields.js'
import type { Nothing, Written } from '../written.js'
import type { AnyOutcomeOf, OutcomesOf } from './outcomes-of.js'

/** What writes fields: the outcomes of an operation, or the operation itself where it has none (SR-106). */
type WriterOf<Operation> = OutcomesOf<Operation> extends readonly [] ? Operation : AnyOutcomeOf<Operation>

type FulfilledBy<Writer> = Written<Writer, 'fulfills', Nothing>

type RemovableIn<Fulfils> = {
  [Name in keyof Fulfils]: Fulfils[Name] extends { readonly actions: 'optional' } ? Name : never
}[keyof Fulfils]

// Both distribute over the outcomes.
type WrittenBy<Writer> = Writer extends unknown ? keyof SetOf<Writer> | keyof FulfilledBy<Writer> : never

type RemovedBy<Writer> = Writer extends unknown ? ClearedIn<SetOf<Writer>> | RemovableIn<FulfilledBy<Writer>> : never

type WrittenNames<Operations> = { [Name in keyof Operations]: WrittenBy<WriterOf<Operations[Name]>> }[keyof Operations]

type RemovedNames<Operations> = { [Name in keyof Operations]: RemovedBy<WriterOf<Operations[Name]>> }[keyof Operations]

/**
 * The fields of an instance under the service rules, as `HeldFields` under `kernel/1`. What the host fulfils is not
 * filled with defaults either, and may be removed where its actions are optional (SR-142). A copied argument had its
 * defaults filled in before it was copied (SR-132).
 */
export type HeldServiceFields<Schema, Operations> = WrittenFields<
  Schema,
  WrittenNames<Operations>,
  RemovedNames<Operations>
>
