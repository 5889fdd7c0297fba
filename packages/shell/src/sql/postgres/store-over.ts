import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CompleteStore } from '../../complete-store.js'
import { closed } from '../../contract/cancelled.js'
import { readQuery } from '../../contract/query/plan-query.js'
import type { FeedStore } from '../../feed-store.js'
import type { RelationStore } from '../../relation-store.js'
import { storeBackend, type StoreError } from '../../store-error.js'
import type { Ask, Lender } from '../connection.js'
import { readCalls, type Read } from '../read-calls.js'
import { rowsBy } from '../rows.js'
import { subscribeWith } from './follow-feed.js'
import { Followers } from './followers.js'
import { placeName, type Place } from './place.js'
import { queryOf } from './query.js'
import { postgresReads, readBoth, type PostgresReads } from './reads.js'
import { inspect } from './schema.js'
import { writeCalls, type Run } from './write-calls.js'

/** What a store in PostgreSQL can do: everything. */
export type PostgresStore = CompleteStore & RelationStore

const storeAt = (lender: Lender, place: Place): PostgresStore => {
  const { provider, lend } = lender
  const readsBy = postgresReads(place)
  const readsOn = (ask: Ask): PostgresReads => readsBy(rowsBy(provider, ask))
  const bothBy = readBoth(place)
  const query = queryOf(provider, place)
  const followers = new Followers(lender, place)
  let isClosed = false

  const run: Run = (options, work) => async () => (isClosed ? left(closed(provider)) : lend(options, work)())

  // Subscriptions of this store hear of its own writes at once.
  const runWrite: Run = (options, work) => async () => {
    const answer = await run(options, work)()
    if (isRight(answer)) followers.wake()
    return answer
  }

  const read: Read<PostgresReads> = (options, ask) => run(options, (connection) => ask(readsOn(connection.ask))())

  const after: FeedStore['after'] = (checkpoint, limit, options) =>
    read(options, (reads) => reads.feed(checkpoint, limit))

  return {
    ...readCalls(read),
    ...writeCalls({ provider, place, readsOn, run: runWrite }),
    read: (subject, recordId, options) => run(options, ({ ask }) => bothBy(rowsBy(provider, ask))(subject, recordId)()),
    query: (document, options) =>
      pipe(
        TE.fromIOEither(() => readQuery(document)),
        TE.flatMap((plan) => run(options, (connection) => query(connection, plan))),
      ),
    after,
    subscribe: subscribeWith(
      { after, isHeldBack: (checkpoint, options) => read(options, (reads) => reads.isHeldBack(checkpoint)) },
      followers,
    ),
    // The connections are the caller's, and stay open.
    close: () => async () => {
      isClosed = true
      followers.close()
      return right(undefined)
    },
  }
}

/** Opens the store at a place whose tables `migrateAt` has made. */
export const openStoreAt = (lender: Lender, place: Place): TE.TaskEither<StoreError, PostgresStore> =>
  lender.lend(undefined, async ({ ask }) => {
    const found = await inspect(rowsBy(lender.provider, ask), place)()
    if (isLeft(found)) return found
    return found.right === 'store'
      ? right(storeAt(lender, place))
      : left(storeBackend(`${placeName(place)}: there are no tables of a store: migrate it first`))
  })
