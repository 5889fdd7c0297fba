import { largestBatch, type AtomicBatchStore, type BatchAnswer, type Store } from '@assent/shell'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { forwarded } from './forwarded.js'

const isBatch = (given: unknown): boolean => Array.isArray(given) && given.length <= largestBatch

/**
 * A store that is wrong on purpose, over a right one: it writes the entries of a batch one by one, so that those before
 * the failing one stay. The suite must catch it and name the cases about all or nothing, and no others (S-21).
 */
export const prefixStore = (inner: Store & AtomicBatchStore): Store & AtomicBatchStore => ({
  ...forwarded(inner),
  commitBatch: (entries, options) => async () => {
    if (!isBatch(entries)) return inner.commitBatch(entries, options)()
    const answers: BatchAnswer[] = []
    for (const [index, entry] of entries.entries()) {
      const answer = await inner.commitBatch([entry], options)()
      if (isLeft(answer)) return left({ ...answer.left, entry: index })
      answers.push(...answer.right)
    }
    return right(answers)
  },
})
