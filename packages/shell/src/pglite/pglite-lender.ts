import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { cancelled } from '../contract/cancelled.js'
import type { Ask, Connection, Lender } from '../sql/connection.js'
import { isServerError, serverFailure } from '../sql/postgres/sql-failure.js'
import type { SqlValue, Statement } from '../sql/statement.js'
import { inTurn, type Patience } from './turn.js'
import { unwrapped, wrapped, type WrappedRow } from './whole-text.js'

const bigint = 20
const text = 25
const xid8 = 5069

/** How values are written and read, whatever the caller has set for its own: integers exact, all else as text (D-6). */
const asTheyAre: QueryOptions = {
  parsers: { [bigint]: BigInt, [text]: String, [xid8]: String },
  serializers: { [bigint]: String, [text]: String, [xid8]: String },
}

const query = async <Row>(
  transaction: Transaction,
  sql: string,
  values: readonly SqlValue[],
): Promise<readonly Row[]> => (await transaction.query<Row>(sql, [...values], asTheyAre)).rows

const askIn =
  (transaction: Transaction, name: string): Ask =>
  async <Name extends string, Row>(
    { sql, parameters }: Statement<Name, Row>,
    values: { readonly [name in Name]: SqlValue },
  ) => {
    const bound = parameters.map((parameter) => values[parameter])
    const read = wrapped(sql)
    try {
      if (read === undefined) return right(await query<Row>(transaction, sql, bound))
      const rows = await query<WrappedRow>(transaction, read, bound)
      // As the statement's type says, and as a row comes that is not wrapped.
      return right(rows.map(unwrapped) as readonly Row[])
    } catch (error) {
      // What is no answer of the database ends it, and with it the transaction.
      if (!isServerError(error)) throw error
      return left(serverFailure(error, name))
    }
  }

const connectionTo = (database: PGlite, patience: Patience): Connection => {
  const transact: Connection['transact'] = (work) =>
    inTurn(database, patience, async (transaction) => {
      const answer = await work(askIn(transaction, patience.name))
      if (isLeft(answer)) await transaction.rollback()
      return answer
    })

  const ask: Ask = async (statement, values) => {
    const answer = await transact((askInside) => askInside(statement, values))
    return isLeft(answer) ? answer : answer.right
  }
  return { ask, transact }
}

/** The caller's PGlite, which stays the caller's: it has one connection, and each call takes its turn. */
export const pgliteLender = (database: PGlite, name: string, most: number): Lender => ({
  provider: 'pglite',
  listen: (channel, tell) => {
    const listening = database.listen(channel, () => tell())
    // What is told no more is found out by asking.
    return () => void listening.then((stop) => stop()).catch(() => undefined)
  },
  lend: (options, work) => async () => {
    const fault = cancelled('pglite', options)
    if (fault !== undefined) return left(fault)
    return work(connectionTo(database, { name, most, signal: options?.signal }))
  },
})
