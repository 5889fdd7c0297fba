import { judgeInvariants } from '../../model/rules.js'
import { sameAs } from '../expect.js'
import { factsAfter } from './facts-of.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

/** Asked of the state that was reached, by the plain reading. */
export const invariantsHold: KernelLaw = {
  name: 'K-112, K-117: every invariant is true in every state that is reached',
  rules: 'kernel',
  holds: (step) => {
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    const broken = judgeInvariants(step.definition.document.invariants, factsAfter(step, decision))
    sameAs('the first invariant that is not true', undefined, broken)
    return undefined
  },
}
