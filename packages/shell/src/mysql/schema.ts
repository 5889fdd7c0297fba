import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import type { Rows } from '../sql/rows.js'
import type { Statement } from '../sql/statement.js'
import { storeBackend, type StoreError } from '../store-error.js'
import { schemaVersion } from './create-tables.js'
import { nameOf } from './prefix.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** What a database holds: no store's tables, or not all of them, or a store in the form of this version. */
export type Found = 'nothing' | 'store'

const tableStatement = (prefix: string): Statement<'table', { readonly found: bigint }> =>
  rawStatement(
    prefix,
    ['table'],
    ({ table }) => sql<{ readonly found: bigint }>`
select 1 as found from information_schema.tables where table_schema = database() and table_name = ${table}`,
  )

const versionStatement = (prefix: string): Statement<never, { readonly version: bigint | null }> =>
  rawStatement(
    prefix,
    [],
    () => sql<{ readonly version: bigint | null }>`select max(version) as version from ${tableIn(prefix, 'schema')}`,
  )

// The version is written last: without it, whoever made the tables was stopped.
const judgeVersion = (prefix: string, version: bigint | null): Either<StoreError, Found> => {
  if (version === BigInt(schemaVersion)) return right('store')
  if (version === null) return right('nothing')
  return left(storeBackend(`${nameOf(prefix)}: its tables have form ${version}; this version reads ${schemaVersion}`))
}

/** Looks at a database without changing it; tables in another form are refused by naming it. */
export const inspect = (rows: Rows, prefix: string): TE.TaskEither<StoreError, Found> =>
  pipe(
    rows(tableStatement(prefix), { table: `${prefix}schema` }),
    TE.flatMap(([found]): TE.TaskEither<StoreError, Found> =>
      found === undefined
        ? TE.right('nothing')
        : pipe(
            rows(versionStatement(prefix), {}),
            TE.flatMapEither(([row]) => judgeVersion(prefix, row?.version ?? null)),
          ),
    ),
  )
