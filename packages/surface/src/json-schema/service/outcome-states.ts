import type { DefinitionDocument, OperationDocument, OutcomeDocument } from '@assent/kernel'

/** Where an outcome of an operation may be taken, and where it leads. */
export interface OutcomeStates {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

const sourcesOf = ({ effect }: OutcomeDocument): readonly string[] =>
  typeof effect === 'object' ? [effect.moves.from].flat() : []

/** The states of an operation from which no outcome moves: those of the outcome for a wrong state (SR-119). */
export const wrongStates = (
  { lifecycle }: DefinitionDocument,
  { outcomes = [] }: OperationDocument,
): readonly string[] => {
  const sources = new Set(outcomes.flatMap(sourcesOf))
  return lifecycle.states.filter((state) => !sources.has(state))
}

const fromOf = (definition: DefinitionDocument, operation: OperationDocument, outcome: OutcomeDocument) => {
  if (outcome.wrong_state === true) return wrongStates(definition, operation)
  if (outcome.in_state !== undefined) return [outcome.in_state]
  return typeof outcome.effect === 'object' ? sourcesOf(outcome) : definition.lifecycle.states
}

/** An outcome that does not move stays in whatever state it is taken in (SR-128). */
export const statesOf = (
  definition: DefinitionDocument,
  operation: OperationDocument,
  outcome: OutcomeDocument,
): OutcomeStates => {
  const from = fromOf(definition, operation, outcome)
  return { from, to: typeof outcome.effect === 'object' ? [outcome.effect.moves.to] : from }
}
