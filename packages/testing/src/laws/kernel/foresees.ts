import { available } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { plainlyAnswered, type Step } from './walk.js'

/** Accepted, or refused for the host's actions alone, which nobody knows beforehand. */
const isLegal = (answer: Step['answer']): boolean => isRight(answer) || answer.left.kind === 'fulfillment_required'

/** What is called legal is accepted, and what is called refused is not. */
export const foresees: KernelLaw = {
  name: 'known fault 10: what is available with these arguments is what is accepted with them',
  holds: (step) => {
    const { definition, asked } = step
    if (asked.kind === 'create') return undefined
    const answer = plainlyAnswered(step)
    const found = available(definition, asked.instance, asked.arguments)
    const own = found.find(({ operation }) => operation === asked.operation)
    sameAs('operations', Object.keys(definition.document.operations).length, found.length)
    sameAs(`\`${asked.operation}\` is legal`, isLegal(answer), own?.status === 'legal')
    return undefined
  },
}
