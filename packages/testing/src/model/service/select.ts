import type { OutcomeDocument } from '@assent/kernel'
import type { PlainRefusal, Reading } from '../refusal.js'
import { askService } from './condition.js'
import { named } from './rules.js'
import type { Scope } from './scope.js'

/** The branch that the walk through the list takes, in a state (SR-115 to SR-118). */
export const select = (
  branches: readonly OutcomeDocument[],
  state: string,
  scope: Scope,
  operation: string,
): Reading<OutcomeDocument> => {
  for (const branch of branches) {
    if (branch.wrong_state === true) continue
    if (branch.in_state !== undefined && branch.in_state !== state) continue
    if (branch.when === undefined) return { accepted: branch }
    const { answer, unresolved, withheld } = askService(branch.when, scope)
    const [first] = withheld
    if (first !== undefined) return { refused: { kind: 'template', expression: first } }
    if (answer === true) return { accepted: branch }
    if (answer !== false) return { refused: unobservable(operation, branch, unresolved) }
  }
  return { refused: { kind: 'no_outcome_selected', operation } }
}

export const unobservable = (
  operation: string,
  { name }: OutcomeDocument,
  unresolved: readonly string[],
): PlainRefusal => ({ kind: 'outcome_unobservable', operation, outcome: name, unresolved: named(unresolved) })

/** The refusal that a refusing branch declares, or nothing (SR-151). */
export const refusalOf = ({ name, refuses }: OutcomeDocument): PlainRefusal | undefined =>
  refuses === undefined
    ? undefined
    : { kind: 'refused', outcome: name, error: refuses.error, reason: refuses.message ?? null }
