import type { StoreError } from '@assent/shell'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { OpenedStore, Use } from '../world.js'
import { serverOf, type Server } from './address.js'
import { overPool } from './over-pool.js'

type Open = (name: string, use: Use) => TE.TaskEither<StoreError, OpenedStore>

/** As many as one call uses at a time, and one that is being closed. */
const connections = 2

// Each driver is loaded where it is needed: most calls need none.

const openFile: Open = (file) => async () => {
  const { openSqliteStore } = await import('@assent/shell/sqlite')
  return openSqliteStore({ file })()
}

const openMysql: Open = (address, use) => async () => {
  const [{ createPool }, { migrate, mysqlStore }] = await Promise.all([
    import('mysql2/promise'),
    import('@assent/shell/mysql'),
  ])
  const pool = createPool({ uri: address, connectionLimit: connections })
  const made = use === 'create' ? migrate({ pool }) : TE.right(undefined)
  return overPool(
    pool,
    pipe(
      made,
      TE.flatMap(() => mysqlStore({ pool })),
    ),
  )()
}

const openPostgres: Open = (address, use) => async () => {
  const [{ default: pg }, { migrate, postgresStore }] = await Promise.all([
    import('pg'),
    import('@assent/shell/postgres'),
  ])
  const pool = new pg.Pool({ connectionString: address, max: connections })
  const made = use === 'create' ? migrate({ pool }) : TE.right(undefined)
  return overPool(
    pool,
    pipe(
      made,
      TE.flatMap(() => postgresStore({ pool })),
    ),
  )()
}

const openers: { readonly [server in Server]: Open } = { mysql: openMysql, postgres: openPostgres }

/** Opens the store that `--store` names: a SQLite file, or the database at an address. */
export const openStore: Open = (name, use) => {
  const server = serverOf(name)
  return (server === undefined ? openFile : openers[server])(name, use)
}
