import { createHash } from 'node:crypto'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import { storeBackend, type StoreError } from '../../store-error.js'
import type { Ask, Lender } from '../connection.js'
import { errorOf } from '../failure.js'
import { rowsBy, type Rows } from '../rows.js'
import { createTables } from './create-tables.js'
import { postgresTables } from './dialect.js'
import { placeName, type Place } from './place.js'
import { plain, rawStatement } from './raw-statement.js'
import { inspect } from './schema.js'
import type { PostgresTables } from './tables.js'

// Of two processes the second waits here, and must then see what the first has made: not what was there before it
// began to wait.
const readCommitted = plain('set transaction isolation level read committed')

/** The key of the lock: the same for all who migrate this place, and for nobody else. */
const lockKeyOf = ({ schema, prefix }: Place): bigint =>
  createHash('sha256')
    .update(JSON.stringify(['assent', schema, prefix]))
    .digest()
    .readBigInt64BE()

const statementsOf = (place: Place) => ({
  lock: rawStatement(place, ['key'], ({ key }) => sql`select pg_advisory_xact_lock(cast(${key} as bigint))`),
  encoding: rawStatement(
    place,
    [],
    () => sql<{ readonly encoding: string }>`select current_setting('server_encoding') as encoding`,
  ),
  schemaNamed: rawStatement(
    place,
    ['name'],
    ({ name }) => sql<{ readonly nspname: string }>`select nspname from pg_namespace where nspname = ${name}`,
  ),
})

const run = async (rows: Rows, texts: readonly string[]): Promise<Either<StoreError, void>> => {
  for (const text of texts) {
    const answer = await rows(plain(text), {})()
    if (isLeft(answer)) return answer
  }
  return right(undefined)
}

const makeSchema = async (rows: Rows, place: Place): Promise<Either<StoreError, void>> => {
  const found = await rows(statementsOf(place).schemaNamed, { name: place.schema })()
  if (isLeft(found)) return found
  // Asked first, since whoever may not make schemas may still use one that is there.
  const create = postgresTables(place).schema.createSchema(place.schema).compile().sql
  return found.right.length > 0 ? right(undefined) : run(rows, [create])
}

const makeTables = async (rows: Rows, place: Place): Promise<Either<StoreError, void>> => {
  const { lock, encoding } = statementsOf(place)
  const locked = await rows(lock, { key: lockKeyOf(place) })()
  if (isLeft(locked)) return locked
  const encoded = await rows(encoding, {})()
  if (isLeft(encoded)) return encoded
  if (encoded.right[0]?.encoding !== 'UTF8') {
    return left(storeBackend(`${placeName(place)}: the encoding of the database is not UTF8`))
  }
  const found = await inspect(rows, place)()
  if (isLeft(found)) return found
  if (found.right === 'store') return right(undefined)
  const made = await makeSchema(rows, place)
  return isLeft(made) ? made : run(rows, createTables(postgresTables<PostgresTables>(place), place.prefix))
}

/**
 * Makes the tables of a store, in one transaction under a lock of its own: of two processes that try, the second finds
 * them made. Where they are made already it changes nothing.
 */
export const migrateAt = ({ provider, lend }: Lender, place: Place): TaskEither<StoreError, void> =>
  lend(undefined, async ({ transact }) => {
    const answer = await transact(async (ask: Ask) => {
      const rows = rowsBy(provider, ask)
      const begun = await run(rows, [readCommitted.sql])
      return isLeft(begun) ? begun : makeTables(rows, place)
    })
    return isLeft(answer) ? left(errorOf(provider, answer.left)) : answer.right
  })
