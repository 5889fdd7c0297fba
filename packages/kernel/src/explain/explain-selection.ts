import { unresolvedOf } from '../decide/judge.js'
import { compileCondition } from '../definition/compile-condition.js'
import type { SlotsByRoot } from '../definition/compile-reference.js'
import type { Scope } from '../definition/scope.js'
import type { OutcomeDocument } from '../document/document.js'
import type { Truth } from '../value/truth.js'
import { explainClause } from './explain-clause.js'
import type { Clause, ExplainedOutcome } from './explanation.js'

type Explained = Omit<ExplainedOutcome, 'judged'>

/** The state guard comes first: where it does not hold, the input guard is not asked (SR-115). */
const truthOf = (state: string | null, clause: Clause | null, scope: Scope): Truth =>
  state !== null && state !== scope.state ? false : (clause?.truth ?? true)

const explainOutcome = (
  { name, when, in_state }: OutcomeDocument,
  operation: string,
  scope: Scope,
  slots: SlotsByRoot,
): Explained => {
  const state = in_state ?? null
  if (when === undefined) {
    return { outcome: name, in_state: state, truth: truthOf(state, null, scope), clause: null, unresolved: [] }
  }
  const clause = explainClause(when, `operations.${operation}.outcomes.${name}.when`, scope, slots)
  const truth = truthOf(state, clause, scope)
  const unresolved = truth === 'unknown' ? unresolvedOf({ assert: compileCondition(when, slots) }, scope) : []
  return { outcome: name, in_state: state, truth, clause, unresolved }
}

/**
 * The outcomes of an operation in declared order, but for the one for wrong states, and whether the guards of each hold
 * (SR-115): the first that is not false ended the selection.
 *
 * @param scope what the selection read
 */
export const explainSelection = (
  outcomes: readonly OutcomeDocument[],
  operation: string,
  scope: Scope,
  slots: SlotsByRoot,
): readonly ExplainedOutcome[] => {
  const explained = outcomes
    .filter(({ wrong_state }) => wrong_state !== true)
    .map((outcome) => explainOutcome(outcome, operation, scope, slots))
  const ending = explained.findIndex(({ truth }) => truth !== false)
  return explained.map((outcome, index) => ({ ...outcome, judged: ending === -1 || index <= ending }))
}
