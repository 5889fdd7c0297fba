import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'
import type { Failure } from './failure.js'
import type { SqlValue, Statement } from './statement.js'

/** Asks a server one statement, in one round trip; what the driver throws is a value. */
export type Ask = <Name extends string, Row>(
  statement: Statement<Name, Row>,
  values: { readonly [name in Name]: SqlValue },
) => Promise<Either<Failure, readonly Row[]>>

/** What is done on a connection. */
export type Work<A> = (connection: Connection) => Promise<Either<StoreError, A>>

/** A connection for the time of one call. */
export interface Connection {
  /** Each statement by itself: what it writes is committed when it is answered. */
  readonly ask: Ask
  /**
   * Several statements as one: committed where the work answers `right`, undone where it answers `left`. A failure is
   * one of beginning or committing: what the work answered was not, or perhaps not, made to last.
   */
  readonly transact: <E, A>(work: (ask: Ask) => Promise<Either<E, A>>) => Promise<Either<Failure, Either<E, A>>>
}

/** Where a store of the caller's server gets its connections from. */
export interface Lender {
  /** As failures name it, such as `postgres`. */
  readonly provider: string
  /** Lends a connection and takes it back, or answers within bounded time that none can be had. */
  readonly lend: <A>(options: CallOptions | undefined, work: Work<A>) => TaskEither<StoreError, A>
  /** Tells of notifications on a channel until it is stopped, where it can: they are hints, and some may be missed. */
  readonly listen?: (channel: string, tell: () => void) => () => void
}
