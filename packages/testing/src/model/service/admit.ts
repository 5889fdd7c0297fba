import type { DefinitionDocument, OutcomeDocument } from '@assent/kernel'
import type { Reading } from '../refusal.js'

/** The states that a branch moves from, or nothing where it moves nowhere. */
const sourcesOf = ({ effect }: OutcomeDocument): readonly string[] | undefined =>
  typeof effect === 'object' ? [effect.moves.from].flat() : undefined

/** Where a branch leads to from a state (SR-128). */
export const leadsTo = ({ effect }: OutcomeDocument, state: string): string =>
  typeof effect === 'object' ? effect.moves.to : state

/** The selected branch where the state admits it, else the one for a wrong state (SR-119 to SR-121). */
export const admit = (
  { lifecycle }: DefinitionDocument,
  operation: string,
  branches: readonly OutcomeDocument[],
  selected: OutcomeDocument,
  state: string,
): Reading<OutcomeDocument> => {
  const from = sourcesOf(selected)
  if (from === undefined || from.includes(state)) return { accepted: selected }
  const sources = branches.flatMap((branch) => sourcesOf(branch) ?? [])
  const isWrong = lifecycle.states.includes(state) && !sources.includes(state)
  if (!isWrong) return { refused: { kind: 'unspecified_move_source', operation, outcome: selected.name, state, from } }
  const other = branches.find((branch) => branch.wrong_state === true)
  return other === undefined ? { refused: { kind: 'invalid_transition', operation, state } } : { accepted: other }
}
