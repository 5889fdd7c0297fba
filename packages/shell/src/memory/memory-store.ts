import { left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CompleteStore } from '../complete-store.js'
import { cancelled, closed } from '../contract/cancelled.js'
import { subscribeTo } from '../contract/feed/subscribe.js'
import { Wakers } from '../contract/feed/wakers.js'
import type { RelationStore } from '../relation-store.js'
import type { Answer } from './answer.js'
import { Content } from './content.js'
import { readCalls } from './read-calls.js'
import { writeCalls } from './write-calls.js'

const provider = 'memory'

/**
 * A store in memory: the reference that every other store agrees with (S-22). Nothing survives its process; what it
 * hands out is frozen. It never fails but by the rules of the port.
 */
export const memoryStore = (): CompleteStore & RelationStore => {
  const content = new Content()
  const wakers = new Wakers()
  let isClosed = false

  const answer: Answer = (options, work) => async () => {
    const fault = isClosed ? closed(provider) : cancelled(provider, options)
    return fault === undefined ? work() : left(fault)
  }

  const answerWrite: Answer = (options, work) =>
    pipe(
      answer(options, work),
      TE.tapIO(() => () => wakers.wake()),
    )

  const reads = readCalls(content, answer)
  return {
    ...reads,
    ...writeCalls(content, answerWrite),
    subscribe: subscribeTo({ after: reads.after, wake: (wake) => wakers.add(wake) }),
    close: () => async () => {
      isClosed = true
      wakers.wake()
      return right(undefined)
    },
  }
}
