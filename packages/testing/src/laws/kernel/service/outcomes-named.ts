import { canonical, memberOf, type OutcomeDocument } from '@assent/kernel'
import { sameAs } from '../../expect.js'
import type { KernelLaw } from '../kernel-law.js'
import { decisionOf, type Step } from '../walk.js'

const outcomesOf = ({ asked, definition: { document } }: Step): readonly OutcomeDocument[] =>
  (asked.kind === 'create' ? document.create.outcomes : memberOf(document.operations, asked.operation)?.outcomes) ?? []

const effectOf = ({ effect = 'none' }: OutcomeDocument): string => {
  if (typeof effect === 'object') return 'moved'
  return { none: 'unchanged', creates: 'created', updates: 'updated' }[effect]
}

/** A record says which branch was taken, and nothing else about branches. */
export const outcomesNamed: KernelLaw = {
  name: 'SR-165, SR-166: a decision names the accepting outcome that it took, its effect and a response; others none',
  rules: 'service',
  holds: (step) => {
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    const { outcome, effect, response } = decision.record
    const outcomes = outcomesOf(step)
    if (outcomes.length === 0) {
      sameAs(
        'what is said of an outcome',
        [],
        [outcome, effect, response].filter((said) => said !== undefined),
      )
      return undefined
    }
    const taken = outcomes.find(({ name }) => name === outcome)
    if (taken === undefined) throw new Error(`the outcome ${canonical(outcome ?? null)} is not declared`)
    sameAs('whether it refuses', undefined, taken.refuses)
    sameAs('the effect', effectOf(taken), effect)
    const said = Object.keys(response ?? {})
    const never = said.filter(
      (name) => !Object.hasOwn(taken.responds ?? {}, name) && !Object.hasOwn(taken.responds_if_present ?? {}, name),
    )
    sameAs('members of the response that it does not give', [], never)
    sameAs(
      'members of the response that it always gives',
      Object.keys(taken.responds ?? {}).length,
      said.filter((name) => Object.hasOwn(taken.responds ?? {}, name)).length,
    )
    return undefined
  },
}
