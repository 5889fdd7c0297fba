import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Pool } from 'pg'
import type { Lender } from '../sql/connection.js'
import { migrateAt } from '../sql/postgres/migrate.js'
import { placeName, readPlace, type Place, type PlaceOptions } from '../sql/postgres/place.js'
import { openStoreAt, type PostgresStore } from '../sql/postgres/store-over.js'
import type { StoreError } from '../store-error.js'
import { poolLender } from './pool-lender.js'

/** How long a call waits for a connection of the pool, in milliseconds, where the caller names no other. */
export const defaultPatience = 10_000

/** Where a store in PostgreSQL is. */
export interface PostgresOptions extends PlaceOptions {
  /** The caller's: its connections are used, and it is never ended here. */
  readonly pool: Pool
  /** Milliseconds that a call waits for a connection of the pool; 10000 where it is left out. */
  readonly patience?: number
}

const at = <A>(
  { pool, patience = defaultPatience, ...options }: PostgresOptions,
  run: (lender: Lender, place: Place) => TE.TaskEither<StoreError, A>,
): TE.TaskEither<StoreError, A> =>
  pipe(
    TE.fromIOEither((): Either<StoreError, Place> => readPlace(options)),
    TE.flatMap((place) => run(poolLender(pool, placeName(place), patience), place)),
  )

/**
 * A store in PostgreSQL (13 or newer, encoding UTF8), whose tables `migrate` has made. Every call takes one connection
 * of the caller's pool for its time; a commit is one statement and one round trip. It holds under every isolation
 * level. Transport security, credentials and time limits are those of the pool (G-1): give it a `query_timeout`, since
 * a server that falls silent is waited for.
 *
 * The feed goes by the transaction ids of this server. Where the tables were restored from a dump into another one, set
 * `transaction_id` of all their records to `'0'`, and read feeds from the start. A subscription keeps one connection of
 * the pool to listen, unless the pool has only one: end it, or close the store, before ending the pool.
 *
 * Closing the store does not end the pool. A pool that has no connection to give within `patience` is
 * `store_unreachable`; a connection that fails is closed, and never ends the process.
 *
 * Errors: `store_backend` where the tables are not there or were made by a newer version; `store_unreachable` where the
 * server does not answer.
 *
 * @example
 * const pool = new pg.Pool({ connectionString })
 * await migrate({ pool, schema: 'orders' })()
 * const store = await postgresStore({ pool, schema: 'orders' })()
 */
export const postgresStore = (options: PostgresOptions): TE.TaskEither<StoreError, PostgresStore> =>
  at(options, openStoreAt)

/**
 * Makes the schema, where there is none, and the tables and indexes of a store in it, in one transaction. Where they
 * are made already it changes nothing, also when two processes run it at once (G-2).
 *
 * Errors: `store_backend` where a newer version made them, or where the user has no right to make them;
 * `store_unreachable` where the server does not answer.
 */
export const migrate = (options: PostgresOptions): TE.TaskEither<StoreError, void> => at(options, migrateAt)
