import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { answer, visitOperands } from '../../definition/answer.js'
import type { CompiledCondition } from '../../definition/compiled-condition.js'
import type { Template } from '../../definition/compile-template.js'
import type { Scope } from '../../definition/scope.js'
import type { CompiledBranches, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { TemplateRefusal } from '../../refusal.js'
import type { NoOutcomeSelected, OutcomeUnobservable } from '../../service-refusal.js'
import { unresolvedOf } from '../judge.js'
import { missingReference } from '../refusals.js'

const mentionsIdentity = ({ form, reference, parts }: Template): boolean =>
  form === 'reference' ? reference.root === 'id' : parts.some(({ template }) => mentionsIdentity(template))

/** Does answering the condition read `$id`, which a creation that derives it does not know yet (SR-95)? */
const readsMissingIdentity = (condition: CompiledCondition, scope: Scope): boolean => {
  if (scope.id !== null) return false
  let reads = false
  visitOperands(condition, scope, (operand) => {
    reads ||= mentionsIdentity(operand)
  })
  return reads
}

type SelectionRefusal = NoOutcomeSelected | OutcomeUnobservable | TemplateRefusal

/**
 * The first outcome whose guards hold, in declared order (SR-115 to SR-118). A state guard is asked first; an input
 * guard that cannot be answered ends the selection.
 *
 * @param state the held state, or the initial one of a creation
 */
export const selectOutcome = (
  { outcomes }: CompiledBranches,
  operation: string,
  state: string,
  scope: Scope,
): Either<SelectionRefusal, CompiledOutcome> => {
  for (const outcome of outcomes) {
    const { name, when, inState } = outcome
    if (inState !== undefined && inState !== state) continue
    if (when === undefined) return right(outcome)
    if (readsMissingIdentity(when, scope)) return left(missingReference('$id'))
    const truth = answer(when, scope)
    if (truth === true) return right(outcome)
    if (truth === 'unknown') {
      const unresolved = unresolvedOf({ assert: when }, scope)
      return left({ kind: 'outcome_unobservable', operation, outcome: name, unresolved })
    }
  }
  return left({ kind: 'no_outcome_selected', operation })
}
