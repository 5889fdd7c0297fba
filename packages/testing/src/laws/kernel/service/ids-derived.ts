import { decideCreateDerived } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { sameAs } from '../../expect.js'
import type { KernelLaw } from '../kernel-law.js'
import { askKernel, decisionOf } from '../walk.js'

/** An id that is derived is the one that a caller would have to supply. */
export const idsDerived: KernelLaw = {
  name: 'SR-91, SR-96: a derived creation is the supplied one with its address, and no other id is accepted',
  rules: 'service',
  holds: (step) => {
    const { definition, asked } = step
    if (asked.kind === 'execute') return undefined
    const derived = decideCreateDerived(definition, { fields: asked.fields })
    if (!isRight(derived)) return undefined
    const { id } = derived.right.instance
    sameAs('the supplied creation', derived, askKernel(definition, { ...asked, id }))
    if (decisionOf(step) !== undefined) sameAs('the id that was accepted', id, asked.id)
    const other = askKernel(definition, { ...asked, id: `${id}'` })
    if (isRight(other)) throw new Error(`\`${id}'\` is accepted as the id of what has the address \`${id}\``)
    return undefined
  },
}
