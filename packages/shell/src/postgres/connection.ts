import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { PoolClient } from 'pg'
import type { Ask, Connection } from '../sql/connection.js'
import type { Failure } from '../sql/failure.js'
import { plain } from '../sql/postgres/raw-statement.js'
import { leavesSound } from '../sql/postgres/sql-failure.js'
import type { SqlValue, Statement } from '../sql/statement.js'
import { classify } from './classify.js'
import { rowTypes } from './row-types.js'
import { statementName } from './statement-name.js'

/** A connection of the pool for the time of one call. */
export interface Lent extends Connection {
  /** Something is wrong with it that may be wrong with the next call too: nothing more is sent, and it is closed. */
  readonly spoil: () => void
  readonly isSpoilt: () => boolean
}

const begin = plain('begin')
const commit = plain('commit')
const rollback = plain('rollback')

/** Nothing that was sent before `commit` outlives the connection. */
const undone = ({ kind, detail }: Failure): Failure => ({ kind: kind === 'lost' ? 'store_unreachable' : kind, detail })

const transactBy = (ask: Ask, spoil: () => void): Connection['transact'] => {
  // A connection that met an error in a transaction is not used again: closing it undoes what is left of it.
  const askInside: Ask = async (statement, values) => {
    const answer = await ask(statement, values)
    if (!isLeft(answer)) return answer
    spoil()
    return left(undone(answer.left))
  }
  return async (work) => {
    const begun = await askInside(begin, {})
    if (isLeft(begun)) return begun
    const answer = await work(askInside)
    // Where the rollback fails, the first refusal is still the one to report.
    const ended = isLeft(answer) ? await askInside(rollback, {}) : await ask(commit, {})
    if (isLeft(answer) || !isLeft(ended)) return right(answer)
    spoil()
    return ended
  }
}

const queryOf = <Name extends string>(
  { sql, parameters, isPlannedEach = false }: Statement<Name, unknown>,
  values: { readonly [name in Name]: SqlValue },
) => {
  if (parameters.length === 0) return { text: sql, types: rowTypes }
  const query = { text: sql, types: rowTypes, values: parameters.map((name) => values[name]) }
  return isPlannedEach ? query : { ...query, name: statementName(sql) }
}

/** The statements of one call. `name` stands for the store where a failure is told. */
export const connectionOn = (client: PoolClient, name: string): Lent => {
  let isSpoilt = false
  const spoil = (): void => {
    isSpoilt = true
  }
  const notSent: Failure = { kind: 'store_unreachable', detail: `${name}: the connection ended before it was sent` }

  const ask: Ask = async (statement, values) => {
    if (isSpoilt) return left(notSent)
    try {
      const { rows } = await client.query(queryOf(statement, values))
      return right(rows)
    } catch (error) {
      const failure = classify(error, name)
      if (!leavesSound(failure)) spoil()
      return left(failure)
    }
  }
  return { ask, transact: transactBy(ask, spoil), spoil, isSpoilt: () => isSpoilt }
}
