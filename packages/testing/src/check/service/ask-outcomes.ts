import { compareText, type DefinitionDocument } from '@assent/kernel'
import type { Accepted, Exploration, Witness } from '../../explore/exploration.js'
import { branchedCommands, creationName } from '../../explore/service/outcomes.js'
import type { Answer } from '../answer.js'
import { answerBy } from '../evidence.js'

const taking = (
  { accepted, refused }: Exploration,
  operation: string | null,
  outcome: string,
): readonly (Accepted | Witness)[] => [
  ...accepted.filter((one) => one.operation === operation && one.outcome === outcome),
  ...refused.filter(
    (one) => one.operation === operation && one.refusal.kind === 'refused' && one.refusal.outcome === outcome,
  ),
]

/** Is each outcome taken? Commands in name order, the creation first; outcomes as they are declared. */
export const askOutcomes = (document: DefinitionDocument, exploration: Exploration): readonly Answer[] =>
  branchedCommands(document)
    .toSorted((one, other) => compareText(one.operation, other.operation))
    .flatMap(({ operation: name, outcomes }) => {
      const operation = name === creationName ? null : name
      return outcomes.map(({ name: outcome }): Answer => {
        const found = taking(exploration, operation, outcome)
        return { question: 'outcome_taken', operation, outcome, ...answerBy(found, { notFound: 'warning' }) }
      })
    })
