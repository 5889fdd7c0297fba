import { compareText, type DefinitionDocument, type OperationDocument, type OutcomeDocument } from '@assent/kernel'
import { clearedBy } from '../cleared.js'
import { takenByCreation } from '../command.js'
import type { Emitted } from '../emitted.js'
import { statesOf } from './outcome-states.js'

/** What is cleared, and what the host may remove (SR-142, SR-165). */
const removedBy = ({ set = {}, fulfills = {} }: OutcomeDocument): readonly string[] => {
  const optional = Object.entries(fulfills).filter(([, { actions }]) => actions === 'optional')
  return [...clearedBy(set), ...optional.map(([field]) => field)].sort(compareText)
}

/** What the outcomes of a creation emit, in their order. */
export const emittedByCreation = (definition: DefinitionDocument): readonly Emitted[] =>
  (definition.create.outcomes ?? []).flatMap(({ name, emits = [] }) =>
    emits.map((event) => ({
      event,
      operation: null,
      outcome: name,
      from: null,
      to: [definition.lifecycle.initial],
      taken: takenByCreation(definition),
      removed: [],
    })),
  )

/** What the outcomes of an operation emit, in their order; one that no state leads to emits nothing. */
export const emittedByOperation = (
  definition: DefinitionDocument,
  name: string,
  operation: OperationDocument,
): readonly Emitted[] =>
  (operation.outcomes ?? []).flatMap((outcome) => {
    const states = statesOf(definition, operation, outcome)
    const taken = { operation: name, outcome: outcome.name, ...states, taken: operation.arguments }
    const emits = states.from.length === 0 ? [] : (outcome.emits ?? [])
    return emits.map((event) => ({ ...taken, event, removed: removedBy(outcome) }))
  })
