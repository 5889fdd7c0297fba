import { canonical, parseJson, readDecisionRecord, type Json } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { written } from '../../model/written.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

/** The bytes that records are compared by. */
export const writtenCanonically: KernelLaw = {
  name: 'K-187, K-201: a record is written in canonical bytes, and reads back from them',
  holds: (step) => {
    const record = decisionOf(step)?.record
    if (record === undefined) return undefined
    const text = canonical(record)
    sameAs('the canonical text', written(record as unknown as Json), text)
    const json = parseJson(text)
    const read = isRight(json) ? readDecisionRecord(json.right) : json
    sameAs('the record, read back', { _tag: 'Right', right: record }, read)
    return undefined
  },
}
