import { rehydrate } from '@assent/kernel'
import { right } from 'fp-ts/lib/Either.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { historyMadeBy } from './walk.js'

/** A decision without events is invisible to a fold (K-222), so only histories in which each has some are folded. */
export const rehydrates: KernelLaw = {
  name: 'K-216: the events of a history in which each decision has some fold to its instance',
  rules: 'kernel',
  holds: (step) => {
    const history = historyMadeBy(step)
    const last = history.at(-1)
    if (last === undefined || history.some(({ events }) => events.length === 0)) return undefined
    const events = history.flatMap((decision) => decision.events)
    sameAs('the folded instance', right(last.instance), rehydrate(step.definition, events))
    return undefined
  },
}
