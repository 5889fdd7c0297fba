import type { ConditionInput } from './condition-input.js'
import type { EventInput } from './event-input.js'
import type { ObjectSchemaInput } from './field-input.js'
import type { OutcomeInput } from './outcome-input.js'
import type { SetInput } from './set-input.js'

/** A rule: a precondition of an operation, or an invariant of every instance. */
export interface RuleInput {
  /** What refusals call it. */
  readonly name?: string | null
  /** What must hold: true, not unknown. */
  readonly assert: ConditionInput
  /** The `reason` of the refusal, for people. */
  readonly message?: string | null
}

/** An edge of the lifecycle. */
export interface TransitionInput {
  /** The state, or states, that it leads from. A state is a source at most once in one operation. */
  readonly from: string | readonly string[]
  /** The state that it leads to; it may be the same one. */
  readonly to: string
}

interface AnyOperationInput {
  /** What the caller gives. Left out: nothing. */
  readonly arguments?: ObjectSchemaInput
  /** What must hold before, in order; the first that does not refuses. */
  readonly preconditions?: readonly RuleInput[]
  /** What happens to which field. */
  readonly set?: SetInput
  /** The events, in order. */
  readonly emits?: readonly EventInput[]
  /** Another spelling of `emits`; write one of the two. */
  readonly emit?: readonly EventInput[]
  /** What its outcomes answer. Service rules. */
  readonly response?: ObjectSchemaInput
}

interface MovingOperationInput extends AnyOperationInput {
  /** The edges that it takes; at least one. */
  readonly transitions: readonly TransitionInput[]
  /** What it comes to; the first that applies is taken. Service rules. */
  readonly outcomes?: readonly OutcomeInput[]
}

interface BranchingOperationInput extends AnyOperationInput {
  /** The edges that it takes; unused, since it has outcomes. */
  readonly transitions?: readonly TransitionInput[]
  /** What it comes to; the first that applies is taken. Service rules. */
  readonly outcomes: readonly OutcomeInput[]
}

/** A named change of an instance: by its transitions, or under the service rules by its outcomes. */
export type OperationInput = MovingOperationInput | BranchingOperationInput

/** Operations by name. */
export interface OperationsInput {
  readonly [name: string]: OperationInput
}
