import type { Database } from 'better-sqlite3'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

const rollBack = (database: Database): void => {
  try {
    // Some failures end the transaction by themselves.
    if (database.inTransaction) database.exec('rollback')
  } catch {
    // The failure that led here is the one to report.
  }
}

/**
 * Runs work with the write lock held from the start, so that it never reads a state that it cannot then write on: a
 * plain `begin` fails at once where another process wrote in between. A refusal rolls back as a failure does (S-19).
 */
export const immediately = <E, A>(database: Database, work: () => Either<E, A>): Either<E, A> => {
  database.exec('begin immediate')
  try {
    const answer = work()
    database.exec(isLeft(answer) ? 'rollback' : 'commit')
    return answer
  } catch (error) {
    rollBack(database)
    throw error
  }
}
