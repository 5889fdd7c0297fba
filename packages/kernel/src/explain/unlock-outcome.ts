import type { CompiledBranches, CompiledOutcome } from '../definition/service/compiled-outcome.js'
import type { ExplainedOutcome, NeededClause, Unlock } from './explanation.js'
import { fewest, neededClauses } from './needed-clauses.js'

/** What of a selection there is to change. */
export interface Selection {
  /** The outcomes of the operation as they were explained. */
  readonly outcomes: readonly ExplainedOutcome[]
  readonly branches: CompiledBranches
  /** The held one. */
  readonly state: string
  /** The outcome that refuses; nothing where none was selected. */
  readonly selected: CompiledOutcome | undefined
}

type Needed = readonly NeededClause[] | undefined

const asClauses = (clauses: Needed): Unlock | null => (clauses === undefined ? null : { kind: 'clauses', clauses })

const guardOf = ({ clause }: ExplainedOutcome, truth: boolean): Needed =>
  clause === null ? undefined : neededClauses(clause, truth, (one) => [one.truth])

/** The outcomes that would accept, had their guards held. */
const accepting = ({ outcomes, branches }: Selection): readonly ExplainedOutcome[] => {
  const names = new Set(branches.outcomes.filter(({ refuses }) => refuses === undefined).map(({ name }) => name))
  return outcomes.filter(({ outcome, judged, truth }) => names.has(outcome) && judged && truth === false)
}

/**
 * Another outcome is reached by its condition, where the state is right, or by the state, where its condition holds.
 * One for which both are wrong takes two changes.
 */
const unlockAnother = (selection: Selection): Unlock | null => {
  const others = accepting(selection)
  const isHere = ({ in_state }: ExplainedOutcome): boolean => in_state === null || in_state === selection.state
  const byCondition = fewest(others.filter(isHere).map((one) => guardOf(one, true)))
  if (byCondition !== undefined) return asClauses(byCondition)
  const elsewhere = others.filter((one) => !isHere(one) && (one.clause === null || one.clause.truth === true))
  const states = elsewhere.flatMap(({ in_state }) => in_state ?? [])
  return states.length === 0 ? null : { kind: 'states', states: [...new Set(states)] }
}

/**
 * What would have to be different where an outcome refuses, or none was selected: that its condition does not hold; for
 * the one for wrong states, the state; for one that asks nothing, that an accepting outcome before it is selected.
 */
export const unlockOutcome = (selection: Selection): Unlock | null => {
  const { outcomes, branches, selected } = selection
  if (selected === undefined) return unlockAnother(selection)
  if (selected === branches.wrongState) return { kind: 'states', states: [...branches.moveSources] }
  const explained = outcomes.find(({ outcome }) => outcome === selected.name)
  return explained?.clause ? asClauses(guardOf(explained, false)) : unlockAnother(selection)
}
