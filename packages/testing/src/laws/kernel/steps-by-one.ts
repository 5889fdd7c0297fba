import { memberOf, tokenOf, type Decision, type OperationDocument } from '@assent/kernel'
import { targetOf } from '../../model/transition.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

/** Where the outcome leads that the decision names, or the transition from the state (SR-128). */
const leadsTo = (operation: OperationDocument, { record }: Decision, state: string): string | undefined => {
  if (record.outcome === undefined) return targetOf(operation, state)
  const { effect } = (operation.outcomes ?? []).find(({ name }) => name === record.outcome) ?? {}
  return typeof effect === 'object' ? effect.moves.to : state
}

/** Revisions and states move as declared, and no other way. */
export const stepsByOne: KernelLaw = {
  name: 'K-122, K-127, SR-128: a decision takes the next revision, and the state that a transition or outcome leads to',
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
    const target = operation === undefined ? undefined : leadsTo(operation, decision, before.lifecycle_state)
    sameAs('the state', target, lifecycle_state)
    sameAs('the revision', (BigInt(tokenOf(before.revision)) + 1n).toString(), tokenOf(revision))
    sameAs('the state before', before.lifecycle_state, decision.record.from_state)
    return undefined
  },
}
