import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { pgliteStore } from '@assent/shell/pglite'
import { valueOf, type Decided } from '../decided.js'

/** What the adapter asks the database for one decision. */
export interface Asked {
  readonly sql: string
  readonly values: unknown[] | undefined
  readonly options: QueryOptions | undefined
}

/** What the adapter asks, made beforehand: while it is listened to, nothing is run, and every write has succeeded. */
export type Hear = (decided: Decided) => Promise<readonly Asked[]>

const written = { rows: [{ position: 1n }] }

/** Listens to the adapter over a schema whose tables exist. */
export const overhearPglite = async (database: PGlite, schema: string): Promise<Hear> => {
  let heard: Asked[] | undefined
  const overheard = {
    query: async (sql: string, values?: unknown[], options?: QueryOptions) => {
      heard?.push({ sql, values, options })
      return written
    },
  } as unknown as Transaction
  const listened: PGlite = Object.create(database, {
    transaction: {
      value: (work: (transaction: Transaction) => Promise<unknown>) =>
        heard === undefined ? database.transaction(work) : work(overheard),
    },
  })
  const store = valueOf(await pgliteStore({ database: listened, schema })())
  return async ({ commit, expectation }) => {
    const asked: Asked[] = []
    heard = asked
    valueOf(await store.commit(commit, expectation)())
    return asked
  }
}
