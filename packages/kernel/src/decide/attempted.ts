import type { CompiledOperation } from '../definition/compiled-definition.js'
import type { CompiledOutcome } from '../definition/service/compiled-outcome.js'
import type { Scope } from '../definition/scope.js'
import type { Decision } from '../record/record.js'
import type { CoreError } from '../refusal.js'
import type { Step } from './steps.js'

/** How far an execution came: its end, and what was known at it. An explanation reads the second part. */
export interface Attempt {
  readonly end: { readonly decision: Decision } | { readonly step: Step; readonly refusal: CoreError }
  readonly operation: CompiledOperation | undefined
  /** What rules read before the operation: from the preconditions on. */
  readonly before: Scope | undefined
  /** What rules read after it: from the invariants on. */
  readonly after: Scope | undefined
  /** What the selection of an outcome read: only where the operation has outcomes. */
  readonly selecting: Scope | undefined
  /** The outcome that was selected, under the service rules. */
  readonly outcome: CompiledOutcome | undefined
}

/** It ended at a step that refuses. */
export const stopped = (
  step: Step,
  refusal: CoreError,
  operation?: CompiledOperation,
  before?: Scope,
  after?: Scope,
): Attempt => ({ end: { step, refusal }, operation, before, after, selecting: undefined, outcome: undefined })
