import type { EntityInstance, Explanation, JsonObject } from '@assent/kernel'
import type { StoredRuntime } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decideForeseen } from './decide-foreseen.js'

interface Asked {
  readonly instance: EntityInstance
  readonly arguments: JsonObject
}

interface Explained {
  readonly explanation: Explanation
  readonly fulfills?: readonly string[]
}

/**
 * An explanation as the caller of a host that fulfils fields needs it: that nobody has supplied their actions yet is no
 * refusal, and what is said of the decision is said with those fields preserved.
 */
export const withFulfilment = (runtime: StoredRuntime, asked: Asked, explanation: Explanation): Explained => {
  if (explanation.refusal?.kind !== 'fulfillment_required') return { explanation }
  const { decided, fulfills } = decideForeseen(runtime, { ...asked, operation: explanation.operation })
  if (fulfills.length === 0) return { explanation }
  const end = isLeft(decided)
    ? ({ verdict: 'refused', refusal: decided.left } as const)
    : ({ verdict: 'accepted', refusal: null } as const)
  const steps = explanation.steps.map((step) => (step.passed === false ? { ...step, passed: null } : step))
  return { explanation: { ...explanation, ...end, steps, unlock: null }, fulfills }
}
