import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Pool } from 'mysql2/promise'
import { rowsBy, type Rows } from '../sql/rows.js'
import type { Statement } from '../sql/statement.js'
import { storeBackend, type StoreError } from '../store-error.js'
import { pieceStatements } from './long-text.js'
import { migrateAt } from './migrate.js'
import { storeOver, type MysqlStore } from './mysql-store.js'
import { poolLender, provider, type Lend } from './pool-lender.js'
import { nameOf, readPrefix } from './prefix.js'
import { inspect } from './schema.js'

/** How long a call waits for a connection of the pool, in milliseconds, where the caller names no other. */
export const defaultPatience = 10_000

/** Where a store in MySQL or MariaDB is. */
export interface MysqlOptions {
  /**
   * The caller's, of `mysql2/promise`, with a database: its connections are used, and it is never ended here. What it
   * sets for its own queries (`typeCast`, numbers, character set, `sql_mode`) is neither relied on nor changed.
   */
  readonly pool: Pool
  /** Before the name of each table: at most 40 of `a` to `z`, `0` to `9` and `_`; `assent_` where it is left out. */
  readonly prefix?: string
  /** Milliseconds that a call waits for a connection of the pool; 10000 where it is left out. */
  readonly patience?: number
}

const at = <A>(
  { pool, prefix: given, patience = defaultPatience }: MysqlOptions,
  run: (lendWith: (mostBytes: bigint | undefined) => Lend, prefix: string) => TE.TaskEither<StoreError, A>,
): TE.TaskEither<StoreError, A> =>
  pipe(
    TE.fromIOEither((): Either<StoreError, string> => readPrefix(given)),
    TE.flatMap((prefix) => {
      const lendable = { pool, patience, name: nameOf(prefix), pieces: pieceStatements(prefix) }
      return run((mostBytes) => poolLender({ ...lendable, mostBytes }), prefix)
    }),
  )

const settings: Statement<never, { readonly bytes: bigint; readonly commits: bigint }> = {
  sql: 'select @@max_allowed_packet as bytes, @@autocommit as commits',
  parameters: [],
}

const look = async (rows: Rows, prefix: string): Promise<Either<StoreError, bigint | undefined>> => {
  const found = await inspect(rows, prefix)()
  if (isLeft(found)) return found
  if (found.right !== 'store') {
    return left(storeBackend(`${nameOf(prefix)}: there are no tables of a store: migrate it first`))
  }
  const asked = await rows(settings, {})()
  if (isLeft(asked)) return asked
  const [set] = asked.right
  // A read would leave a transaction open, in which every later one sees what was there then.
  return set?.commits === 0n
    ? left(storeBackend(`${nameOf(prefix)}: the connections of the pool do not commit by themselves`))
    : right(set?.bytes)
}

/**
 * A store in MariaDB or MySQL, whose tables `migrate` has made: written for MariaDB 10.6 and MySQL 8.0 or newer; the
 * tests have run on MariaDB 10.11. Every call takes one connection of the caller's pool for its time; a commit is one
 * transaction. It holds under READ COMMITTED, REPEATABLE READ and SERIALIZABLE. Transport security, credentials and
 * time limits are those of the pool (G-1).
 *
 * The feed is given in the order of commits: for that the last step of each write, the insert of its record and the
 * commit, waits for that of every other of the same store. A long text is kept in pieces, so that it passes the
 * server's `max_allowed_packet`.
 *
 * Closing the store does not end the pool. A pool that has no connection to give within `patience` is
 * `store_unreachable`; a connection that fails is closed, and never ends the process.
 *
 * Errors: `store_backend` where the tables are not there or were made by a newer version, or where the connections do
 * not commit by themselves (`autocommit`); `store_unreachable` where the server does not answer.
 *
 * @example
 * const pool = mysql.createPool(address)
 * await migrate({ pool })()
 * const store = await mysqlStore({ pool })()
 */
export const mysqlStore = (options: MysqlOptions): TE.TaskEither<StoreError, MysqlStore> =>
  at(options, (lendWith, prefix) =>
    pipe(
      lendWith(undefined)(undefined, ({ ask }) => look(rowsBy(provider, ask), prefix)),
      TE.map((mostBytes) => storeOver(lendWith(mostBytes), prefix)),
    ),
  )

/**
 * Makes the tables of a store in the pool's database, under a lock of the server. Where they are made already it
 * changes nothing, also when two processes run it at once; where one was stopped half-way, it makes the rest (G-2).
 *
 * Errors: `store_backend` where a newer version made them, or where the user has no right to make them;
 * `store_unreachable` where the server does not answer, or another process kept on making them for a minute.
 */
export const migrate = (options: MysqlOptions): TE.TaskEither<StoreError, void> =>
  at(options, (lendWith, prefix) => migrateAt(lendWith(undefined), prefix))
