import { rehydrate } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { sameAs } from '../../expect.js'
import type { KernelLaw } from '../kernel-law.js'
import { historyMadeBy } from '../walk.js'

/** Events do not tell which branch was taken. */
export const notRehydrated: KernelLaw = {
  name: 'SR-178: no history of events alone is folded under the service rules',
  rules: 'service',
  holds: (step) => {
    const events = historyMadeBy(step).flatMap((decision) => decision.events)
    const folded = rehydrate(step.definition, events)
    if (isRight(folded)) throw new Error('events alone were folded to an instance')
    const { left: refusal } = folded
    sameAs(
      'the refusal',
      ['validation', ['events']],
      [refusal.kind, refusal.kind === 'validation' ? refusal.errors.map(({ path }) => path) : []],
    )
    return undefined
  },
}
