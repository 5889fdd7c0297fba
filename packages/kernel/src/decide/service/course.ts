import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledAssignment } from '../../definition/compile-assignment.js'
import type { CompiledOperation } from '../../definition/compiled-definition.js'
import type { CompiledEvent } from '../../definition/compiled-event.js'
import type { Held } from '../../definition/held.js'
import type { CompiledBranches, CompiledOutcome, CompiledRefusal } from '../../definition/service/compiled-outcome.js'
import type { Scope } from '../../definition/scope.js'
import type { CoreError } from '../../refusal.js'
import type { DeclaredRefusal } from '../../service-refusal.js'
import { scopeOf } from '../scope-of.js'
import type { Step } from '../steps.js'
import type { TakenInstance } from '../take-instance.js'
import { admitState } from './admit-state.js'
import { selectOutcome } from './select-outcome.js'

/** What an operation is going to do: one of its outcomes, or what it does where it has none (SR-123). */
export interface Course {
  /** What the selection read; nothing where the operation has no outcomes. */
  readonly selecting: Scope | undefined
  readonly outcome: CompiledOutcome | undefined
  readonly toState: string
  readonly set: readonly CompiledAssignment[]
  readonly events: readonly CompiledEvent[]
}

/** Why an operation does nothing, and the outcome that was selected before that was known. */
export interface NoCourse {
  readonly step: Step
  readonly refusal: CoreError
  readonly selecting: Scope | undefined
  readonly outcome: CompiledOutcome | undefined
}

const none = (step: Step, refusal: CoreError, selecting?: Scope, outcome?: CompiledOutcome): Either<NoCourse, Course> =>
  left({ step, refusal, selecting, outcome })

/** The refusal that an outcome declares (SR-151). */
export const declaredRefusal = ({ name }: CompiledOutcome, { error, message }: CompiledRefusal): DeclaredRefusal => ({
  kind: 'refused',
  outcome: name,
  error,
  reason: message,
})

const implicitCourse = (
  { name, transitions, set, events }: CompiledOperation,
  state: string,
): Either<NoCourse, Course> => {
  const toState = transitions.get(state)
  return toState === undefined
    ? none('transition', { kind: 'invalid_transition', operation: name, state })
    : right({ selecting: undefined, outcome: undefined, toState, set, events })
}

const outcomeCourse = (
  branches: CompiledBranches,
  operation: string,
  taken: TakenInstance,
  args: Held,
): Either<NoCourse, Course> => {
  const state = taken.instance.lifecycle_state
  // 4: the outcome, by what was sent and by the fields before
  const selecting = scopeOf(taken, state, args, taken.fields)
  const selected = selectOutcome(branches, operation, state, selecting)
  if (isLeft(selected)) return none('selection', selected.left, selecting)
  // 5: whether it moves from the held state
  const admitted = admitState(selected.right, branches, operation, state)
  if (isLeft(admitted)) return none('transition', admitted.left, selecting, selected.right)
  // 6: the refusal that it declares
  const outcome = admitted.right
  const { refuses, effect, set, events } = outcome
  if (refuses !== undefined) return none('refusal', declaredRefusal(outcome, refuses), selecting, outcome)
  return right({ selecting, outcome, toState: effect.to ?? state, set, events })
}

/** Steps 4 to 6 of SR-122; without outcomes only the transition is asked (SR-123). */
export const courseOf = (operation: CompiledOperation, taken: TakenInstance, args: Held): Either<NoCourse, Course> =>
  operation.branches === undefined
    ? implicitCourse(operation, taken.instance.lifecycle_state)
    : outcomeCourse(operation.branches, operation.name, taken, args)
