import { assign } from '../../model/assign.js'
import { sameAs } from '../expect.js'
import { factsBefore } from './facts-of.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

/** The order of assignments has no meaning. */
export const setReadsBefore: KernelLaw = {
  name: 'K-130, K-134: `set` reads the fields before the operation, and what it clears is told as removed',
  rules: 'kernel',
  holds: (step) => {
    const decision = decisionOf(step)
    const { asked, definition } = step
    if (decision === undefined || asked.kind === 'create') return undefined
    const facts = factsBefore(asked, decision)
    const expected = assign(definition.document, asked.operation, asked.instance.fields, facts)
    const { fields } = decision.instance
    sameAs('`set`', expected, { accepted: { fields, removed: decision.record.removed ?? [] } })
    return undefined
  },
}
