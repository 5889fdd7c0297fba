import { replay } from '@assent/kernel'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { sameBytes } from '../expect.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { acceptedOf } from './asked.js'
import type { RuntimeCase } from './runtime-case.js'

/** What is stored is its own proof. */
export const historyVerifies: StoredLaw<RuntimeCase> = {
  name: 'H-1: the stored history of every subject verifies, and replays to the instance held',
  holds: async (one) => {
    await acceptedOf(one)
    const { entity, ids } = one.subjects
    for (const id of ids) {
      const held = await one.runtime.get({ entity, id })()
      if (isLeft(held)) continue
      const verified = await one.runtime.verify({ entity, id })()
      sameBytes('the verification', true, isLeft(verified) ? verified.left : verified.right.holds || verified.right)
      const history = await one.runtime.history({ entity, id })()
      const records = isLeft(history) ? [] : history.right.items.map(({ record }) => record)
      sameBytes('the replayed instance', right(held.right), replay(records))
    }
  },
}
