import type { CompleteStore, Store, StoreError } from '@assent/shell'
import { migrate, mysqlStore } from '@assent/shell/mysql'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { createPool, type Pool, type PoolOptions } from 'mysql2/promise'
import { createDatabase, type TestDatabase } from '../servers/mysql/database.js'
import type { Provider } from './provider.js'

/** Stores in one database of a server, each with tables of its own. */
export interface MysqlProvider extends Provider {
  readonly open: () => Promise<CompleteStore>
  /** Another store over the same tables, with a pool of its own. */
  readonly another: (store: Store) => Promise<CompleteStore>
  /** A pool of connections to the database, ended with the provider. */
  readonly pool: (options?: PoolOptions) => Promise<Pool>
  /** The address of the database. */
  readonly url: () => Promise<string>
  /** The tables of a store by what stands before their names. */
  readonly prefixOf: (store: Store) => string
  readonly remove: () => Promise<void>
}

/** What a call answers that must succeed. */
export const done = async <A>(call: TaskEither<StoreError, A>): Promise<A> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

/** Connections that are set up with a statement before anything else is sent on them. */
const setUp = (pool: Pool, sql: string): Pool => pool.on('connection', (connection) => void connection.query(sql))

/** `sql` sets up each connection of the stores, such as their isolation level; `defaults` are those of their pools. */
export const mysqlProvider = (url: string, sql = 'do 0', defaults: PoolOptions = {}): MysqlProvider => {
  let made: Promise<TestDatabase> | undefined
  const pools: Pool[] = []
  const prefixes = new Map<Store, string>()

  const addressOf = async (): Promise<string> => (await (made ??= createDatabase(url))).url

  const pool = async (options: PoolOptions = {}): Promise<Pool> => {
    const own = setUp(createPool({ uri: await addressOf(), connectionLimit: 10, ...defaults, ...options }), sql)
    pools.push(own)
    return own
  }
  let shared: Promise<Pool> | undefined
  const sharedPool = (): Promise<Pool> => (shared ??= pool())

  const openAt = async (of: Pool, prefix: string): Promise<CompleteStore> => {
    const store = await done(mysqlStore({ pool: of, prefix }))
    prefixes.set(store, prefix)
    return store
  }
  const prefixOf = (store: Store): string => prefixes.get(store) ?? ''
  let stores = 0

  return {
    pool,
    url: addressOf,
    prefixOf,
    open: async () => {
      stores += 1
      const prefix = `s${stores}_`
      await done(migrate({ pool: await sharedPool(), prefix }))
      return openAt(await sharedPool(), prefix)
    },
    another: async (store) => openAt(await pool(), prefixOf(store)),
    reopen: async (store) => {
      await store.close()()
      return openAt(await sharedPool(), prefixOf(store))
    },
    remove: async () => {
      for (const one of pools) await one.end()
      await (await made)?.drop()
    },
  }
}
