import type { OutcomeDocument } from '@assent/kernel'

/** The states that a move starts from; none of another effect. */
const movedFrom = ({ effect }: OutcomeDocument): readonly string[] =>
  typeof effect === 'object' ? [effect.moves.from].flat() : []

const accepts = (outcome: OutcomeDocument, state: string): boolean =>
  outcome.refuses === undefined && (typeof outcome.effect !== 'object' || movedFrom(outcome).includes(state))

/** May one of these, in their order, accept in this state? Behind one that asks nothing else none is asked (SR-115). */
const mayAccept = (outcomes: readonly OutcomeDocument[], state: string): boolean => {
  for (const outcome of outcomes) {
    const { in_state: asked = state, when } = outcome
    if (asked !== state) continue
    if (accepts(outcome, state)) return true
    if (when === undefined) return false
  }
  return false
}

/** The states in which some outcome of an operation may accept, in the order of the lifecycle (SR-115, SR-120). */
export const outcomeSources = (outcomes: readonly OutcomeDocument[], states: readonly string[]): readonly string[] => {
  const moving = new Set(outcomes.flatMap(movedFrom))
  const [wrongState] = outcomes.filter(({ wrong_state }) => wrong_state === true)
  const others = outcomes.filter((outcome) => outcome !== wrongState)
  const isAcceptedAnyway = (state: string): boolean =>
    wrongState !== undefined && wrongState.refuses === undefined && !moving.has(state)
  return states.filter((state) => mayAccept(others, state) || isAcceptedAnyway(state))
}

/**
 * Why no state is one that no outcome leads from: another outcome answers in its place. Nothing where a move may be
 * refused for its state.
 */
export const answeredElsewhere = (outcomes: readonly OutcomeDocument[]): string | undefined => {
  const wrongState = outcomes.find(({ wrong_state }) => wrong_state === true)
  if (wrongState !== undefined) return `outcome \`${wrongState.name}\` answers there`
  return outcomes.some(({ effect }) => typeof effect === 'object') ? undefined : 'no outcome of it moves'
}
