import { isRight, left, right } from 'fp-ts/lib/Either.js'
import type { CompleteStore } from '../complete-store.js'
import { closed } from '../contract/cancelled.js'
import { subscribeTo } from '../contract/feed/subscribe.js'
import { Wakers } from '../contract/feed/wakers.js'
import type { RelationStore } from '../relation-store.js'
import { attempt } from './attempt.js'
import { readCalls } from './read-calls.js'
import type { Run } from './run.js'
import type { Source } from './source.js'
import { writeCalls } from './write-calls.js'

/** What a SQLite store can do: everything. A query is answered by this process, which waits for it. */
export type SqliteStore = CompleteStore & RelationStore

/** A store over SQLite, wherever its handle comes from. */
export const storeOver = (source: Source): SqliteStore => {
  const wakers = new Wakers()
  let isClosed = false

  const run: Run = (work, options, recordId) =>
    attempt(source, () => (isClosed ? left(closed('sqlite')) : work()), options, recordId)

  // Subscriptions of this store hear of its own writes at once; those of other processes are found by polling.
  const runWrite: Run = (work, options, recordId) => async () => {
    const answer = await run(work, options, recordId)()
    if (isRight(answer)) wakers.wake()
    return answer
  }

  const reads = readCalls(source, run)
  return {
    ...reads,
    ...writeCalls(source, runWrite),
    subscribe: subscribeTo({ after: reads.after, wake: (wake) => wakers.add(wake) }),
    close: () => async () => {
      isClosed = true
      source.close()
      wakers.wake()
      return right(undefined)
    },
  }
}
