import { mysqlStore } from '@assent/shell/mysql'
import type { ExecuteValues, Pool, PoolConnection, QueryOptions } from 'mysql2/promise'
import { valueOf, type Decided } from '../decided.js'

/** What the adapter asks the driver: `query` as text, `execute` prepared. */
export interface Asked {
  readonly method: 'query' | 'execute'
  readonly options: QueryOptions
  readonly values: unknown[] | undefined
}

/** What the adapter asks for one decision, made beforehand: while it is listened to, nothing is sent. */
export type Hear = (decided: Decided) => Promise<readonly Asked[]>

/** Sends it as the adapter would have sent it. */
export const send = (connection: PoolConnection, { method, options, values }: Asked): Promise<unknown> =>
  method === 'query' ? connection.query(options) : connection.execute(options, values as ExecuteValues)

const written = [{ affectedRows: 1 }]

// A writer reads one thing: the definition that it has just stored, whose text is the last value of that statement.
const readBack = (heard: readonly Asked[]): unknown => [[{ document: String(heard.at(-1)?.values?.at(-1)) }]]

const answerTo = ({ options }: Asked, before: readonly Asked[]): unknown =>
  options.sql.startsWith('select') ? readBack(before) : written

/** Listens to the adapter over tables that exist, on a pool of its own. */
export const overhearMysql = async (pool: Pool, prefix: string): Promise<Hear> => {
  let heard: Asked[] | undefined
  const overheard =
    (connection: PoolConnection, method: Asked['method']) =>
    async (options: QueryOptions, values?: unknown[]): Promise<unknown> => {
      const asked: Asked = { method, options, values }
      if (heard === undefined) return send(connection, asked)
      const answer = answerTo(asked, heard)
      heard.push(asked)
      return answer
    }
  const listened: Pool = Object.create(pool, {
    getConnection: {
      value: async () => {
        const connection = await pool.getConnection()
        return Object.create(connection, {
          query: { value: overheard(connection, 'query') },
          execute: { value: overheard(connection, 'execute') },
          release: { value: () => connection.release() },
        }) as PoolConnection
      },
    },
  })
  const store = valueOf(await mysqlStore({ pool: listened, prefix })())
  return async ({ commit, expectation }) => {
    const asked: Asked[] = []
    heard = asked
    valueOf(await store.commit(commit, expectation)())
    return asked
  }
}
