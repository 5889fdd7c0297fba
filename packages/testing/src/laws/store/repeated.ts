import type { Json } from '@assent/kernel'
import { reversed } from '../copies.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { answersOnly, writtenOf } from './probe.js'
import type { WritingCase } from './store-case.js'
import type { StoreWrite } from './write.js'

/** The same write again, also after the subject moved on, also with its members in another order. */
export const repeatedIsDone: StoredLaw<WritingCase> = {
  name: 'S-14, S-16: the same write again is done already, whatever came after it, and writes nothing',
  holds: async (one) => {
    for (const write of await writtenOf(one)) {
      const expected = { accepted: write.kind === 'decision' ? 'already_committed' : 'already_observed' }
      await answersOnly(one, 'the same write again', expected, write)
      const turned = reversed(write as unknown as Json) as unknown as StoreWrite
      await answersOnly(one, 'it with its members in another order', expected, turned)
    }
  },
}
