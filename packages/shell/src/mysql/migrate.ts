import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import { rowsBy, type Rows } from '../sql/rows.js'
import type { Statement } from '../sql/statement.js'
import { storeUnreachable, type StoreError } from '../store-error.js'
import { createTables } from './create-tables.js'
import { mysqlTables } from './dialect.js'
import { provider, type Lend } from './pool-lender.js'
import { nameOf } from './prefix.js'
import { rawStatement } from './raw-statement.js'
import { inspect } from './schema.js'

/** How long one process waits for another that makes the same tables, in seconds. */
const lockPatience = 60n

const plain = (text: string): Statement<never, unknown> => ({ sql: text, parameters: [] })

// Of this server, for all who make these tables in this database, and for nobody else; at most 64 characters.
const lockName = (prefix: never) => sql`concat('assent_', sha1(concat(coalesce(database(), ''), '/', ${prefix})))`

const lockStatements = (prefix: string) => ({
  lock: rawStatement(
    prefix,
    ['prefix', 'patience'],
    (values) => sql<{ readonly held: bigint | null }>`
select get_lock(${lockName(values.prefix)}, ${values.patience}) as held`,
  ),
  unlock: rawStatement(
    prefix,
    ['prefix'],
    (values) => sql<{ readonly freed: bigint | null }>`select release_lock(${lockName(values.prefix)}) as freed`,
  ),
})

const makeTables = async (rows: Rows, prefix: string): Promise<Either<StoreError, void>> => {
  const found = await inspect(rows, prefix)()
  if (isLeft(found)) return found
  if (found.right === 'store') return right(undefined)
  for (const text of createTables(mysqlTables(prefix))) {
    const made = await rows(plain(text), {})()
    if (isLeft(made)) return made
  }
  return right(undefined)
}

/**
 * Makes the tables of a store, under a lock of its own, since the server makes no tables inside a transaction: of two
 * processes that try, the second finds them made, and what one left unfinished the next one finishes.
 */
export const migrateAt = (lend: Lend, prefix: string): TaskEither<StoreError, void> =>
  lend(undefined, async ({ ask }) => {
    const rows = rowsBy(provider, ask)
    const { lock, unlock } = lockStatements(prefix)
    const locked = await rows(lock, { prefix, patience: lockPatience })()
    if (isLeft(locked)) return locked
    if (locked.right[0]?.held !== 1n) {
      return left(storeUnreachable(provider, `${nameOf(prefix)}: another process kept on making its tables`))
    }
    const made = await makeTables(rows, prefix)
    // Where this fails the connection is closed, which frees the lock as well.
    await rows(unlock, { prefix })()
    return made
  })
