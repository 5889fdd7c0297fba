import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { PoolConnection, QueryOptions } from 'mysql2/promise'
import type { Ask, Connection } from '../sql/connection.js'
import type { Failure } from '../sql/failure.js'
import type { SqlValue, Statement } from '../sql/statement.js'
import { readingLongTexts, type PieceStatements } from './long-text.js'
import { bind, sizeOf, type Bound } from './bind.js'
import { classify, leavesSound } from './classify.js'
import { readField } from './read-field.js'

/** The row with which a statement answers that writes. */
export interface Affected {
  /** Rows that it wrote; of an update that leaves a row as it is, the settings of the connection decide. */
  readonly affected: bigint
}

/** A connection of the pool for the time of one call. */
export interface Lent extends Connection {
  /** Several reads at one moment: nothing is written in between that a later one sees (B-5). */
  readonly atOneMoment: Connection['transact']
  /** Something is wrong with it that may be wrong with the next call too: nothing more is sent, and it is closed. */
  readonly spoil: () => void
  readonly isSpoilt: () => boolean
}

const plain = (sql: string): Statement<never, unknown> => ({ sql, parameters: [] })
const begin = plain('start transaction')
const commit = plain('commit')
const rollback = plain('rollback')
// Of the next transaction only: the session keeps its own level.
const repeatable = plain('set transaction isolation level repeatable read')
const beginReading = plain('start transaction with consistent snapshot, read only')

/** Nothing that was sent before `commit` outlives the connection. */
const undone = ({ kind, detail }: Failure): Failure => ({ kind: kind === 'lost' ? 'store_unreachable' : kind, detail })

/** What became of a commit that failed is certain only where the server says that it undid it for another's sake. */
const unknown = ({ kind, detail }: Failure): Failure => ({ kind: kind === 'again' ? kind : 'lost', detail })

const transactBy =
  (ask: Ask, spoil: () => void, beginnings: readonly Statement<never, unknown>[]): Connection['transact'] =>
  async (work) => {
    // What the server holds of a transaction that met an error is not worth knowing.
    const askOnce: Ask = async (statement, values) => {
      const answer = await ask(statement, values)
      if (isLeft(answer)) spoil()
      return answer
    }
    const askInside: Ask = async (statement, values) => {
      const answer = await askOnce(statement, values)
      return isLeft(answer) ? left(undone(answer.left)) : answer
    }
    for (const beginning of beginnings) {
      const begun = await askInside(beginning, {})
      if (isLeft(begun)) return begun
    }
    const answer = await work(askInside)
    if (isLeft(answer)) {
      // Where this fails, the first refusal is the one to report; closing the connection undoes the rest.
      await askOnce(rollback, {})
      return right(answer)
    }
    const committed = await askOnce(commit, {})
    return isLeft(committed) ? left(unknown(committed.left)) : right(answer)
  }

/** How this adapter asks, whatever the caller has set for its own queries. */
const optionsOf = (sql: string): QueryOptions => ({
  sql,
  rowsAsArray: false,
  nestTables: false,
  supportBigNumbers: true,
  bigNumberStrings: true,
  typeCast: readField,
})

const rowsOf = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer
  const { affectedRows } = answer as { readonly affectedRows: number }
  return [{ affected: BigInt(affectedRows) } satisfies Affected]
}

/** What the statements of one call are sent with. */
export interface Manner {
  readonly pieces: PieceStatements
  /** Stands for the store where a failure is told. */
  readonly name: string
  /** The most bytes that the server takes at once; nothing where it is not known. */
  readonly mostBytes: bigint | undefined
}

const tooLong = ({ name, mostBytes }: Manner, values: readonly Bound[]): Failure | undefined => {
  if (mostBytes === undefined || BigInt(values.reduce((sum, value) => sum + sizeOf(value), 0)) < mostBytes)
    return undefined
  // The server would close the connection while it is being sent.
  return {
    kind: 'store_backend',
    detail: `${name}: what is stored is longer than \`max_allowed_packet\`, ${mostBytes} bytes`,
  }
}

/** The statements of one call. */
export const connectionOn = (connection: PoolConnection, manner: Manner): Lent => {
  let isSpoilt = false
  const spoil = (): void => {
    isSpoilt = true
  }
  const { name } = manner
  const notSent: Failure = { kind: 'store_unreachable', detail: `${name}: the connection ended before it was sent` }

  // Prepared, so that no value is ever part of a statement's text, whatever quotes and escapes the session has.
  const send = async (sql: string, values: readonly Bound[]): Promise<unknown> => {
    // The server prepares no statement that begins a transaction.
    const [answer] =
      values.length === 0
        ? await connection.query(optionsOf(sql))
        : await connection.execute(optionsOf(sql), [...values])
    return answer
  }

  const askPlainly = async <Name extends string, Row>(
    { sql, parameters }: Statement<Name, Row>,
    given: { readonly [name in Name]: SqlValue },
  ): Promise<Either<Failure, readonly Row[]>> => {
    if (isSpoilt) return left(notSent)
    const values = parameters.map((parameter) => bind(given[parameter]))
    const fault = tooLong(manner, values)
    if (fault !== undefined) return left(fault)
    try {
      return right(rowsOf(await send(sql, values)) as readonly Row[])
    } catch (error) {
      const failure = classify(error, name)
      if (!leavesSound(failure)) spoil()
      return left(failure)
    }
  }

  const ask = readingLongTexts(manner.pieces, askPlainly)
  return {
    ask,
    transact: transactBy(ask, spoil, [begin]),
    atOneMoment: transactBy(ask, spoil, [repeatable, beginReading]),
    spoil,
    isSpoilt: () => isSpoilt,
  }
}
