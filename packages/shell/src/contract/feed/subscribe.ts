import { isLeft, right, type Either, type Left } from 'fp-ts/lib/Either.js'
import type { FeedItem, FeedStore, SubscribeOptions } from '../../feed-store.js'
import { invalidQuery, type StoreError } from '../../store-error.js'
import { Bell } from './bell.js'

/** Milliseconds between two looks at a feed where nothing new is there, unless the caller names others. */
export const defaultPollEvery = 1000

/** The longest pause that the host can time, in milliseconds. */
const longestPollEvery = 2 ** 31 - 1

/** What a subscription needs of a store. */
export interface FeedSource {
  readonly after: FeedStore['after']
  /** Tells when something may be new, and answers how to stop that. A hint only: what it misses is found by polling. */
  readonly wake?: (wake: () => void) => () => void
}

type Subscription = AsyncGenerator<Either<StoreError, FeedItem>, void, void>

const isPause = (milliseconds: number): boolean =>
  Number.isInteger(milliseconds) && milliseconds >= 1 && milliseconds <= longestPollEvery

/** Gives items until it is over, and answers the refusal that ended it, if one did. */
async function* follow(
  { after }: FeedSource,
  bell: Bell,
  start: string | undefined,
  { limit, pollEvery = defaultPollEvery, ...options }: SubscribeOptions,
): AsyncGenerator<Either<StoreError, FeedItem>, Left<StoreError> | undefined, void> {
  const { signal } = options
  const isOver = (): boolean => signal?.aborted === true
  if (!isPause(pollEvery)) {
    return { _tag: 'Left', left: invalidQuery(`\`pollEvery\` is not an integer of 1 to ${longestPollEvery}`) }
  }
  let checkpoint = start
  while (!isOver()) {
    bell.quiet()
    const page = await after(checkpoint, limit, options)()
    if (isOver()) return undefined
    if (isLeft(page)) return page
    for (const item of page.right.items) {
      yield right(item)
      if (isOver()) return undefined
    }
    checkpoint = page.right.checkpoint
    if (page.right.items.length === 0) await bell.wait(pollEvery, signal)
  }
  return undefined
}

/** The loop of every `subscribe`: reads on until nothing new is there, then waits to be woken or to poll. */
async function* subscription(
  source: FeedSource,
  checkpoint: string | undefined,
  options: SubscribeOptions,
): Subscription {
  const bell = new Bell()
  const stop = source.wake?.(() => bell.ring())
  let refusal: Left<StoreError> | undefined
  try {
    refusal = yield* follow(source, bell, checkpoint, options)
  } finally {
    stop?.()
  }
  // Given last, once nothing listens any more: who takes it may never ask again.
  if (refusal !== undefined) yield refusal
}

/** `subscribe` over a store's `after`; it does nothing before it is iterated, and starts anew each time that it is. */
export const subscribeTo =
  (source: FeedSource): FeedStore['subscribe'] =>
  (checkpoint, options = {}) => ({
    [Symbol.asyncIterator]: () => subscription(source, checkpoint, options),
  })
