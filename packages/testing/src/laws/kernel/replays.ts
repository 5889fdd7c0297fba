import { replay } from '@assent/kernel'
import { isRight, right } from 'fp-ts/lib/Either.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { historyMadeBy } from './walk.js'

/** Records are enough to come to the same instance, and no other record will do. */
export const replays: KernelLaw = {
  name: 'K-205, K-209: the records of a history replay to its instance, and one that says something else does not',
  holds: (step) => {
    const history = historyMadeBy(step)
    const records = history.map(({ record }) => record)
    const last = records.at(-1)
    if (last === undefined) return undefined
    sameAs('the replayed instance', right(last.result), replay(records))
    // Longer than any name that was changed, so that it is none of them.
    const stray = `${Object.keys(last.changed).join()}!`
    const tampered = { ...last, changed: { ...last.changed, [stray]: true } }
    if (isRight(replay([...records.slice(0, -1), tampered])))
      throw new Error('a record whose `changed` was written to is replayed as if nothing had happened')
    return undefined
  },
}
