import type { Database, Statement } from 'better-sqlite3'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

/** Runs work in a transaction of its own, and answers what the work answers. */
export type Transaction = <E, A>(work: () => Either<E, A>) => Either<E, A>

const rollBack = (database: Database, rollback: Statement): void => {
  try {
    // Some failures end the transaction by themselves.
    if (database.inTransaction) rollback.run()
  } catch {
    // The failure that led here is the one to report.
  }
}

/**
 * Transactions on one handle, prepared once. The write lock is held from the start, so that work never reads a state
 * that it cannot then write on: a plain `begin` fails at once where another process wrote in between. A refusal rolls
 * back as a failure does (S-19).
 */
export const transactionOn = (database: Database): Transaction => {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  return (work) => {
    begin.run()
    try {
      const answer = work()
      if (isLeft(answer)) rollback.run()
      else commit.run()
      return answer
    } catch (error) {
      rollBack(database, rollback)
      throw error
    }
  }
}
