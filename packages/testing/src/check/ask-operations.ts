import type { DefinitionDocument } from '@assent/kernel'
import { edgesOf } from '../explore/edges.js'
import type { Exploration } from '../explore/exploration.js'
import type { Answer } from './answer.js'
import { answerBy } from './evidence.js'
import { inNameOrder } from './in-name-order.js'
import { reachableStates } from './reachable.js'

/** Does anything allow each operation? */
export const askOperations = (document: DefinitionDocument, { accepted }: Exploration): readonly Answer[] => {
  const reachable = reachableStates(document)
  const edges = edgesOf(document).filter(({ from }) => reachable.has(from))
  // One whose outcomes all refuse is not meant to be accepted.
  const asked = inNameOrder(document.operations).filter(
    ([, { outcomes }]) => outcomes?.every(({ refuses }) => refuses !== undefined) !== true,
  )
  return asked.map(([operation]) => {
    const question = { question: 'operation_accepted', operation } as const
    return edges.some((edge) => edge.operation === operation)
      ? {
          ...question,
          ...answerBy(
            accepted.filter((one) => one.operation === operation),
            { notFound: 'warning' },
          ),
        }
      : { ...question, answer: 'impossible', evidence: null, severity: 'warning' }
  })
}
