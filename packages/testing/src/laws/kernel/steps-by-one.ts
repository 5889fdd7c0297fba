import { memberOf, tokenOf } from '@assent/kernel'
import { targetOf } from '../../model/execute.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

/** Revisions and states move as declared, and no other way. */
export const stepsByOne: KernelLaw = {
  name: 'K-122, K-127: a decision takes the next revision, and its state where a transition leads',
  holds: (step) => {
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    const { asked, definition } = step
    const { lifecycle, operations } = definition.document
    const { revision, lifecycle_state } = decision.instance
    if (asked.kind === 'create') {
      sameAs('the first revision and state', [1, lifecycle.initial], [revision, lifecycle_state])
      return undefined
    }
    const before = asked.instance
    const operation = memberOf(operations, asked.operation)
    const target = operation === undefined ? undefined : targetOf(operation, before.lifecycle_state)
    sameAs('the state', target, lifecycle_state)
    sameAs('the revision', (BigInt(tokenOf(before.revision)) + 1n).toString(), tokenOf(revision))
    sameAs('the state before', before.lifecycle_state, decision.record.from_state)
    return undefined
  },
}
