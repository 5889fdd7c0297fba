import type { DefinitionDocument } from '@assent/kernel'
import type { Answer, Answered } from './answer.js'
import { answerBy } from './evidence.js'
import { inNameOrder } from './in-name-order.js'
import { judgementsAt, split, type Judgement } from './judgements.js'

const notAsked: Answered = { answer: 'not_asked', evidence: null, severity: null }

/** Is each precondition ever true, and ever not? */
export const askPreconditions = (
  { operations }: DefinitionDocument,
  judgements: readonly Judgement[],
): readonly Answer[] =>
  inNameOrder(operations).flatMap(([operation, { preconditions }]) =>
    preconditions.flatMap(({ name }, index): readonly Answer[] => {
      const own = judgements.filter((judgement) => judgement.operation === operation)
      const asked = judgementsAt(own, 'preconditions', index)
      const { holding, refusing } = split(asked)
      const rule = { operation, index, rule: name }
      const holds = asked.length === 0 ? notAsked : answerBy(holding, { notFound: 'warning' })
      const refuses = asked.length === 0 ? notAsked : answerBy(refusing, { notFound: 'warning' })
      return [
        { question: 'precondition_holds', ...rule, ...holds },
        { question: 'precondition_refuses', ...rule, ...refuses },
      ]
    }),
  )
