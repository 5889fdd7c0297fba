import type { FeedItem, FeedStore, Store, StoreError } from '@assent/shell'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { map, type TaskEither } from 'fp-ts/lib/TaskEither.js'
import { forwarded } from './forwarded.js'

/** How long every second write takes, in milliseconds: what began after it is done before it. */
const slowWrite = 3

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, slowWrite))

const recordIdOf = ({ record }: FeedItem): string =>
  (record.kind === 'decision' ? record.commit : record.observation).envelope.record_id

/** Which writes were done after one that had begun later. */
class Latecomers {
  readonly #recordIds = new Set<string>()
  #begun = 0
  #latest = 0

  of<A>(recordId: string, write: TaskEither<StoreError, A>): TaskEither<StoreError, A> {
    return async () => {
      this.#begun += 1
      const number = this.#begun
      if (number % 2 === 0) await pause()
      const answer = await write()
      if (isRight(answer) && number < this.#latest) this.#recordIds.add(recordId)
      this.#latest = Math.max(this.#latest, number)
      return answer
    }
  }

  readonly isNone = (item: FeedItem): boolean => !this.#recordIds.has(recordIdOf(item))
}

async function* without(
  records: AsyncIterable<Either<StoreError, FeedItem>>,
  isGiven: (item: FeedItem) => boolean,
): AsyncGenerator<Either<StoreError, FeedItem>, void, void> {
  for await (const item of records) if (isLeft(item) || isGiven(item.right)) yield item
}

/**
 * A store that is wrong on purpose, over a right one: its feed goes by the order in which writes began, and so never
 * gives one that was done after a later one was read. The suite must catch it and name the case about readers beside
 * writers, and no other (S-21).
 */
export const skippingStore = (inner: Store & FeedStore): Store & FeedStore => {
  const late = new Latecomers()
  return {
    ...forwarded(inner),
    commit: (commit, ...given) => late.of(commit.envelope.record_id, inner.commit(commit, ...given)),
    observe: (observation, ...given) => late.of(observation.envelope.record_id, inner.observe(observation, ...given)),
    after: (...given) =>
      pipe(
        inner.after(...given),
        map((page) => ({ ...page, items: page.items.filter(late.isNone) })),
      ),
    subscribe: (...given) => ({
      [Symbol.asyncIterator]: () => without(inner.subscribe(...given), late.isNone),
    }),
  }
}
