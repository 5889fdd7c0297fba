import { memberOf } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { targetOf } from '../../model/transition.js'
import { factsOfExecution } from '../../model/facts.js'
import { normalize } from '../../model/normalize.js'
import type { PlainRefusal } from '../../model/refusal.js'
import { judgePreconditions } from '../../model/rules.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { plainRefusal } from './plain-answer.js'
import type { Step } from './walk.js'

/** Refusals of the steps before any rule is asked (K-171). */
const earlier = ['entity_mismatch', 'unknown_state', 'operation_not_found', 'invalid_transition']

/** What the plain reading answers for the preconditions alone; nothing where they hold or are not come to. */
const expectedOf = ({ asked, definition: { document } }: Step): PlainRefusal | undefined => {
  if (asked.kind === 'create') return undefined
  const { instance, operation: name } = asked
  const operation = memberOf(document.operations, name)
  if (operation === undefined) return undefined
  const toState = targetOf(operation, instance.lifecycle_state)
  const args = normalize(operation.arguments, asked.arguments, 'arguments')
  if (toState === undefined || 'refused' in args) return undefined
  const facts = factsOfExecution(instance, toState, args.accepted, instance.fields)
  return judgePreconditions(operation.preconditions, facts, name)
}

/** Missing is not false, and nothing is decided past a rule that is not true. */
export const rulesAnswered: KernelLaw = {
  name: 'K-87, K-113: a precondition that reads what is missing is unobservable, a false one failed, none is skipped',
  rules: 'kernel',
  holds: (step) => {
    const { answer } = step
    const refusal = isLeft(answer) ? answer.left : undefined
    if (refusal !== undefined && earlier.includes(refusal.kind)) return undefined
    const expected = expectedOf(step)
    const isOfRules = refusal?.kind === 'precondition_failed' || refusal?.kind === 'precondition_unobservable'
    sameAs('the preconditions', expected, isOfRules ? plainRefusal(refusal, expected) : undefined)
    return undefined
  },
}
