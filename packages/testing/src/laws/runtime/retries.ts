import type { Json } from '@assent/kernel'
import type { StoredRequest } from '../../model/runtime.js'
import { reversed } from '../copies.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { acceptedOf, answersOnly } from './asked.js'
import type { RuntimeCase } from './runtime-case.js'

/** The same request again, also long after, also with its members in another order. */
export const retriesAnswerTheSame: StoredLaw<RuntimeCase> = {
  name: 'T-7, T-8, D-8: a request made again answers what it answered first, as replayed, and writes nothing',
  holds: async (one) => {
    for (const { asked, stored } of await acceptedOf(one)) {
      const expected = { accepted: { ...stored, replayed: true } }
      await answersOnly(one, 'the answer to the same request again', expected, asked)
      const turned = reversed(asked as unknown as Json) as unknown as StoredRequest
      await answersOnly(one, 'the answer to it with its members in another order', expected, turned)
    }
  },
}
