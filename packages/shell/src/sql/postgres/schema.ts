import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import { storeBackend, type StoreError } from '../../store-error.js'
import type { Rows } from '../rows.js'
import { schemaVersion } from './create-tables.js'
import { placeName, type Place } from './place.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** What a place holds: no store's tables, or those of a store in the form of this version. */
export type Found = 'nothing' | 'store'

interface SchemaStatements {
  readonly hasTables: ReturnType<typeof tablesStatement>
  readonly version: ReturnType<typeof versionStatement>
}

const tablesStatement = (place: Place) =>
  rawStatement(
    place,
    ['schema', 'table'],
    ({ schema, table }) => sql<{ readonly found: string }>`
select 'yes' as found
where to_regclass(quote_ident(cast(${schema} as text)) || '.' || quote_ident(cast(${table} as text))) is not null`,
  )

const versionStatement = (place: Place) =>
  rawStatement(place, [], () => sql<{ readonly version: bigint }>`select version from ${tableIn(place, 'schema')}`)

const schemaStatements = (place: Place): SchemaStatements => ({
  hasTables: tablesStatement(place),
  version: versionStatement(place),
})

const judgeVersion = (place: Place, version: bigint | undefined): Either<StoreError, Found> => {
  if (version === BigInt(schemaVersion)) return right('store')
  const form = version === undefined ? 'unknown' : String(version)
  return left(storeBackend(`${placeName(place)}: its tables have form ${form}; this version reads ${schemaVersion}`))
}

/** Looks at a place without changing it; tables in another form are refused by naming it. */
export const inspect = (rows: Rows, place: Place): TE.TaskEither<StoreError, Found> => {
  const { hasTables, version } = schemaStatements(place)
  return pipe(
    rows(hasTables, { schema: place.schema, table: `${place.prefix}schema` }),
    TE.flatMap(([found]): TE.TaskEither<StoreError, Found> =>
      found === undefined
        ? TE.right('nothing')
        : pipe(
            rows(version, {}),
            TE.flatMapEither(([row]) => judgeVersion(place, row?.version)),
          ),
    ),
  )
}
