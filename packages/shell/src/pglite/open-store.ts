import type { PGlite } from '@electric-sql/pglite'
import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Lender } from '../sql/connection.js'
import { migrateAt } from '../sql/postgres/migrate.js'
import { placeName, readPlace, type Place, type PlaceOptions } from '../sql/postgres/place.js'
import { openStoreAt, type PostgresStore } from '../sql/postgres/store-over.js'
import type { StoreError } from '../store-error.js'
import { pgliteLender } from './pglite-lender.js'

/** How long a call waits for its turn, in milliseconds, where the caller names no other. */
export const defaultPatience = 10_000

/** Where a store in PGlite is. */
export interface PgliteOptions extends PlaceOptions {
  /** The caller's: it is used, and never closed here. */
  readonly database: PGlite
  /** Milliseconds that a call waits while another transaction is open; 10000 where it is left out. */
  readonly patience?: number
}

const at = <A>(
  { database, patience = defaultPatience, ...options }: PgliteOptions,
  run: (lender: Lender, place: Place) => TE.TaskEither<StoreError, A>,
): TE.TaskEither<StoreError, A> =>
  pipe(
    TE.fromIOEither((): Either<StoreError, Place> => readPlace(options)),
    TE.flatMap((place) => run(pgliteLender(database, placeName(place), patience), place)),
  )

/**
 * A store in PGlite, PostgreSQL in this process, whose tables `migrate` has made. What it keeps, and how safely, is
 * what the caller's PGlite keeps; closing the store does not close it. Each call takes its turn: while the caller has a
 * transaction open, it waits, and then answers `store_unreachable`.
 *
 * Errors: `store_backend` where the tables are not there or were made by a newer version.
 *
 * @example
 * const database = await PGlite.create('./orders')
 * await migrate({ database })()
 * const store = await pgliteStore({ database })()
 */
export const pgliteStore = (options: PgliteOptions): TE.TaskEither<StoreError, PostgresStore> =>
  at(options, openStoreAt)

/**
 * Makes the schema, where there is none, and the tables and indexes of a store in it, in one transaction. Where they
 * are made already it changes nothing (G-2).
 *
 * Errors: `store_backend` where a newer version made them.
 */
export const migrate = (options: PgliteOptions): TE.TaskEither<StoreError, void> => at(options, migrateAt)
