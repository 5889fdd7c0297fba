import { explain } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { plainlyAnswered } from './walk.js'

/** A preview and the decision are one answer. */
export const explains: KernelLaw = {
  name: 'known fault 10: an explanation says what the decision says, and stops at the step that refused',
  holds: (step) => {
    const { definition, asked } = step
    if (asked.kind === 'create') return undefined
    const answer = plainlyAnswered(step)
    const { verdict, refusal, steps } = explain(definition, asked.instance, asked.operation, asked.arguments)
    sameAs('the verdict', isLeft(answer) ? 'refused' : 'accepted', verdict)
    sameAs('the refusal', isLeft(answer) ? answer.left : null, refusal)
    const refusing = steps.filter(({ passed }) => passed === false)
    sameAs('how many steps refused', isLeft(answer) ? 1 : 0, refusing.length)
    return undefined
  },
}
