import type { Semantics } from '../document/document.js'
import type { Effect } from '../record/record.js'

/** An event: its type, a text literal, and what its payload holds. */
export interface EventTypes {
  readonly type: string
  readonly payload: unknown
}

/** The static types of one outcome: of one that refuses only `refuses`, of any other the rest. */
export interface OutcomeTypes {
  /** The name of its declared error. */
  readonly refuses?: string
  /** What it does to the instance. Left out: any effect. */
  readonly effect?: Effect
  /** The states that it leads from, as a union. Left out: every state. */
  readonly from?: string
  /** The states that it leads to, as a union. Left out: every state. */
  readonly to?: string
  /** Its events in order, as a tuple. Left out: any events. */
  readonly events?: readonly EventTypes[]
  /** The fields that the host fulfils; an `optional` one it may remove. Left out: none. */
  readonly fulfills?: { readonly [field: string]: 'required' | 'optional' }
}

/** What a command under the service rules says besides; left out where it has no outcomes. */
interface BranchingTypes {
  /** What its outcomes answer: an object type. Left out: any members. */
  readonly response?: unknown
  /** Every outcome by name. They say what its own `from`, `to` and `events` say of an operation without outcomes. */
  readonly outcomes?: { readonly [name: string]: OutcomeTypes }
}

/** The static types of one operation. Only `arguments` must be declared. */
export interface OperationTypes extends BranchingTypes {
  /** What a caller gives: an object type. */
  readonly arguments: unknown
  /** The arguments once defaults are filled in, as records and events hold them. Left out: `arguments`. */
  readonly normalized?: unknown
  /** The states that it leads from, as a union. Left out: every state. */
  readonly from?: string
  /** The states that it leads to, as a union. Left out: every state. */
  readonly to?: string
  /** The names of its preconditions as a union, with `null` for one without a name. Left out: any name. */
  readonly preconditions?: string | null
  /** Its events in order, as a tuple. Left out: any events. */
  readonly events?: readonly EventTypes[]
}

/** The static types of a creation. */
export interface CreationTypes extends BranchingTypes {
  /** What a caller gives: the fields, or where there are outcomes their arguments. */
  readonly fields: unknown
  /** The same once defaults are filled in. Left out: the entity's `fields`. */
  readonly normalized?: unknown
  /** Its event, as a tuple of one, or of none. Left out: any events. */
  readonly events?: readonly EventTypes[]
}

/**
 * The static types of one entity type: what `TypesOf` reads from a literal document, and what a program declares
 * itself for a definition that it loads as data. Only `states`, `fields` and `operations` must be declared.
 *
 * Objects are written as type literals, not as interfaces: TypeScript takes only the former for JSON.
 *
 * @example
 * type Lamp = {
 *   states: 'off' | 'on'
 *   fields: { room: string; hours?: number }
 *   operations: { light: { arguments: { by: string } } }
 * }
 */
export interface EntityTypes {
  /** The name of the type, a text literal. Left out: any text. */
  readonly entity?: string
  /** Left out: any number. */
  readonly version?: number
  /** The rules that decide. Left out: `kernel/1`. */
  readonly semantics?: Semantics
  /** The field that holds the identity, or `never`; of the service rules. Left out: any field. */
  readonly identity?: string
  /** Every state, as a union. */
  readonly states: string
  /** The state of a new instance. Left out: any state. */
  readonly initial?: string
  /** The fields of an instance as the kernel gives them. */
  readonly fields: unknown
  /** Left out: `fields` are what a caller gives. */
  readonly creation?: CreationTypes
  /** The names of the invariants as a union, with `null` for one without a name. Left out: any name. */
  readonly invariants?: string | null
  /** Every operation by name. */
  readonly operations: { readonly [name: string]: OperationTypes }
}
