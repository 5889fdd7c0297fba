import type { Json } from '@assent/kernel'
import { written } from '../../model/written.js'
import { deepFreeze } from '../../deep-freeze.js'
import { reversed, scribbleOn } from '../copies.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { askKernel, type Asked } from './walk.js'

const copyOf = (asked: Asked): Json => reversed(asked as unknown as Json)

/** What is asked is the caller's, before and after (K-230). */
export const changesNothing: KernelLaw = {
  name: 'K-3, K-230: no call changes what it was given, refused or not, nor keeps hold of it',
  holds: ({ definition, asked, answer }) => {
    const given = copyOf(asked)
    const before = written(given)
    const document = written(definition.document as unknown as Json)
    const again = askKernel(definition, given as unknown as Asked)
    sameAs('what was given, after the call', before, written(given))
    askKernel(definition, deepFreeze(copyOf(asked)) as unknown as Asked)
    scribbleOn(given)
    sameAs('the answer, after the caller wrote to what it gave', answer, again)
    sameAs('the definition, after the call', document, written(definition.document as unknown as Json))
    return undefined
  },
}
