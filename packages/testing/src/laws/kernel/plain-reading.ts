import { isLeft } from 'fp-ts/lib/Either.js'
import type { Json } from '@assent/kernel'
import { depthOf } from '../depth.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { plainAnswer, readStep } from './plain-answer.js'
import { decisionOf, type Step } from './walk.js'

/** The limits of D-5 are no part of the plain reading: what comes near them is passed over. */
const deepest = 100

const isBeyond = ({ asked, answer }: Step): boolean =>
  depthOf(asked as unknown as Json) > deepest || (isLeft(answer) && 'more' in answer.left)

/** The kernel against a second opinion that shares nothing with it but the specification. */
export const plainReading: KernelLaw = {
  name: 'K-169, K-170: decides as the plain reading of the specification does: verdict, refusal, state, fields, events',
  holds: (step) => {
    if (isBeyond(step)) return 1
    const expected = readStep(step)
    sameAs('the answer', expected, plainAnswer(step.answer, expected))
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    const { instance, record, events } = decision
    sameAs('the decision beside its record', [record.result, record.events], [instance, events])
    sameAs('the definition of the record', step.definition.document, record.definition)
    return undefined
  },
}
