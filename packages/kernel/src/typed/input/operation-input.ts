import type { Json } from '../../value/json.js'
import type { ConditionInput } from './condition-input.js'
import type { ObjectSchemaInput } from './field-input.js'

/** A rule: a precondition of an operation, or an invariant of every instance. */
export interface RuleInput {
  /** What refusals call it. */
  readonly name?: string | null
  /** What must hold: true, not unknown. */
  readonly assert: ConditionInput
  /** The `reason` of the refusal, for people. */
  readonly message?: string | null
}

/** An event that a decision makes. */
export interface EventInput {
  /** The name of what happened. */
  readonly type: string
  /**
   * A template. A text that starts with `$` is a reference: `$id`, `$entity`, `$version`, `$state`, `$to_state`,
   * `$from_state`, `$args.…`, `$fields.…` (after), `$old_fields.…` (before); `$$x` is the text `$x`. Left out: `{}`.
   */
  readonly payload?: Json
}

/** An edge of the lifecycle. */
export interface TransitionInput {
  /** The state, or states, that it leads from. A state is a source at most once in one operation. */
  readonly from: string | readonly string[]
  /** The state that it leads to; it may be the same one. */
  readonly to: string
}

/** What happens to fields, by their names. All of it reads the fields before the operation. */
export interface SetInput {
  /**
   * `{ increment: n }` adds to a required number, `{ cleared: true }` removes a field that is not required, anything
   * else is a template whose value replaces the field.
   */
  readonly [field: string]: Json
}

/** A named change of an instance. */
export interface OperationInput {
  /** What the caller gives. Left out: nothing. */
  readonly arguments?: ObjectSchemaInput
  /** The edges that it takes; at least one. */
  readonly transitions: readonly TransitionInput[]
  /** What must hold before, in order; the first that does not refuses. */
  readonly preconditions?: readonly RuleInput[]
  /** What happens to which field. */
  readonly set?: SetInput
  /** The events, in order. */
  readonly emits?: readonly EventInput[]
  /** Another spelling of `emits`; write one of the two. */
  readonly emit?: readonly EventInput[]
}

/** Operations by name. */
export interface OperationsInput {
  readonly [name: string]: OperationInput
}
