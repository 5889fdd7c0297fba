import type { DefinitionDocument } from '@assent/kernel'
import type { Answer, Answered } from './answer.js'
import { answerBy } from './evidence.js'
import { inNameOrder } from './in-name-order.js'
import { judgementsAt, split, type Judgement } from './judgements.js'

const notAsked: Answered = { answer: 'not_asked', evidence: null, severity: null }

const isCreation = ({ operation }: Judgement): boolean => operation === null

/**
 * Is each invariant ever true, and ever not; and what runs into it? A creation has no preconditions, so that its
 * invariants are what guards it: that one refuses is a note. An operation that its preconditions allow and an invariant
 * then refuses is an error: its preconditions promise more than it keeps.
 */
export const askInvariants = (
  { invariants, operations }: DefinitionDocument,
  judgements: readonly Judgement[],
): readonly Answer[] =>
  invariants.flatMap(({ name }, index): readonly Answer[] => {
    const asked = judgementsAt(judgements, 'invariants', index)
    const rule = { index, rule: name }
    const { holding, refusing } = split(asked)
    const created = split(asked.filter(isCreation)).refusing
    const holds = asked.length === 0 ? notAsked : answerBy(holding, { notFound: 'warning' })
    const refuses = asked.length === 0 ? notAsked : answerBy(refusing, { notFound: 'note' })
    return [
      { question: 'invariant_holds', ...rule, ...holds },
      { question: 'invariant_refuses', ...rule, ...refuses },
      { question: 'creation_breaks_invariant', ...rule, ...answerBy(created, { found: 'note' }) },
      ...inNameOrder(operations).map(([operation]): Answer => {
        const broken = split(asked.filter((judgement) => judgement.operation === operation)).refusing
        const answered = answerBy(broken, { found: 'error' })
        return { question: 'operation_breaks_invariant', operation, ...rule, ...answered }
      }),
    ]
  })
