import { compareNumbers, equalByToken, tokenOf, type EntityInstance, type Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Envelope } from '../recording/envelope.js'
import { sameRevision } from '../recording/revision.js'
import type { Loaded } from './read-whole.js'
import type { Break } from './verification.js'

const broken = (why: string): Break => ({ what: 'instance', record_id: null, why })

const sameInstance = (left: EntityInstance, right: EntityInstance): boolean =>
  equalByToken(left as unknown as Json, right as unknown as Json)

const misplaced = ({ revision }: EntityInstance, { record_id, record }: Envelope): Break =>
  broken(
    `it is at revision ${tokenOf(revision)}, the history ends at revision ${tokenOf(record.revision)} ` +
      `with record \`${record_id}\``,
  )

/**
 * Is the stored instance what the history leads to (H-1)? It was loaded before the history was read up to its end, and
 * after: whatever was written in between, the history reaches the first and is not longer than the second.
 */
export const checkInstance = (decisions: readonly Envelope[], before: Loaded, after: Loaded): Break | undefined => {
  if (isLeft(before)) return broken(before.left.detail)
  if (isLeft(after)) return broken(after.left.detail)
  const [first, second, last] = [before.right, after.right, decisions.at(-1)]
  if (first === undefined || second === undefined) return broken('none is stored, but records are')
  if (last === undefined) return broken('it is stored without a decision that led to it')
  if (compareNumbers(first.revision, last.record.revision) > 0) return misplaced(first, last)
  if (compareNumbers(second.revision, last.record.revision) < 0) return misplaced(second, last)
  const source = decisions.find(({ record }) => sameRevision(record.revision, first.revision)) ?? last
  return sameInstance(first, source.record.result)
    ? undefined
    : broken(`it differs from what record \`${source.record_id}\` gives`)
}
