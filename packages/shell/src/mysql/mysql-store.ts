import { left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CompleteStore } from '../complete-store.js'
import { admitObservation, admitWrite } from '../contract/admit.js'
import { admitBatch, isEmptyBatch } from '../contract/batch.js'
import { closed } from '../contract/cancelled.js'
import { subscribeTo } from '../contract/feed/subscribe.js'
import { Wakers } from '../contract/feed/wakers.js'
import { readQuery } from '../contract/query/plan-query.js'
import type { FeedStore } from '../feed-store.js'
import type { Ask } from '../sql/connection.js'
import { readCalls, type Read } from '../sql/read-calls.js'
import { rowsBy } from '../sql/rows.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'
import { batchesOf } from './batch.js'
import { definitionsOf } from './definitions.js'
import { pieceStatements } from './long-text.js'
import { provider, type Lend, type Work } from './pool-lender.js'
import { queryOf } from './query.js'
import { mysqlReads, type MysqlReads } from './reads.js'
import { mysqlWriteStatements } from './write-statements.js'
import { writesOf } from './writes.js'

/** What a store in MySQL or MariaDB can do: everything. */
export type MysqlStore = CompleteStore

/** Runs the work of one call, unless the store is closed. */
type Run = <A>(options: CallOptions | undefined, work: Work<A>) => TE.TaskEither<StoreError, A>

type WriteCalls = Pick<MysqlStore, 'commit' | 'observe' | 'commitBatch'>

// What is written is admitted first, before any look or lock (R-16, S-13).
const writeCalls = (run: Run, prefix: string, readsOn: (ask: Ask) => MysqlReads): WriteCalls => {
  const statements = mysqlWriteStatements(prefix)
  const on = { statements, pieces: pieceStatements(prefix), definitions: definitionsOf(statements) }
  const commitBatch = batchesOf(prefix, on)
  const writesWith = (options: CallOptions | undefined) =>
    writesOf({ on, readsOn, onConnection: (work) => run(options, work) })
  return {
    commit: (given, expected, options) =>
      pipe(
        TE.fromIOEither(() => admitWrite(given, expected)),
        TE.flatMap(({ commit, expectation }) => writesWith(options).commit(commit, expectation)),
      ),

    observe: (given, options) =>
      pipe(
        TE.fromIOEither(() => admitObservation(given)),
        TE.flatMap((observation) => writesWith(options).observe(observation)),
      ),

    commitBatch: (given, options) =>
      pipe(
        TE.fromIOEither(() => admitBatch(given)),
        TE.flatMap((batch) =>
          isEmptyBatch(batch)
            ? run(options, () => Promise.resolve(right([])))
            : commitBatch((work) => run(options, work), batch),
        ),
      ),
  }
}

/** A store over connections that are lent, whose tables are made. */
export const storeOver = (lend: Lend, prefix: string): MysqlStore => {
  const readsBy = mysqlReads(prefix)
  const readsOn = (ask: Ask): MysqlReads => readsBy(rowsBy(provider, ask))
  const query = queryOf(prefix)
  const wakers = new Wakers()
  let isClosed = false

  const run: Run = (options, work) =>
    pipe(
      TE.fromIOEither(() => (isClosed ? left(closed(provider)) : right(undefined))),
      TE.flatMap(() => lend(options, work)),
    )

  // Subscriptions of this store hear of its own writes at once; those of other processes are found by polling.
  const runWrite: Run = (options, work) =>
    pipe(
      run(options, work),
      TE.tapIO(() => () => wakers.wake()),
    )

  const read: Read<MysqlReads> = (options, ask) => run(options, ({ ask: asked }) => ask(readsOn(asked))())

  const after: FeedStore['after'] = (checkpoint, limit, options) =>
    read(options, (reads) => reads.feed(checkpoint, limit))

  return {
    ...readCalls(read),
    ...writeCalls(runWrite, prefix, readsOn),
    read: (subject, recordId, options) => read(options, (reads) => reads.both(subject, recordId)),
    query: (document, options) =>
      pipe(
        TE.fromIOEither(() => readQuery(document)),
        TE.flatMap((plan) => run(options, (lent) => query(lent, plan))),
      ),
    after,
    subscribe: subscribeTo({ after, wake: (wake) => wakers.add(wake) }),
    // The connections are the caller's, and stay open.
    close: () => async () => {
      isClosed = true
      wakers.wake()
      return right(undefined)
    },
  }
}
