import { mapLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { readPage, type PagePlan } from '../contract/page.js'
import type { InvalidQuery, StoreError } from '../store-error.js'
import type { PageRequest } from '../store.js'
import type { Ask } from './connection.js'
import { errorOf } from './failure.js'
import type { SqlValue, Statement } from './statement.js'

/** The rows that a statement reads. */
export type Rows = <Name extends string, Row>(
  statement: Statement<Name, Row>,
  values: { readonly [name in Name]: SqlValue },
) => TE.TaskEither<StoreError, readonly Row[]>

/** The rows of reads: what failed is answered as a read's failure. */
export const rowsBy =
  (provider: string, ask: Ask): Rows =>
  (statement, values) =>
  async () =>
    mapLeft((failure: Parameters<typeof errorOf>[1]) => errorOf(provider, failure))(await ask(statement, values))

/** The first of the rows, read; nothing where there is none. */
export const optional =
  <Row, A>(read: (row: Row) => Either<StoreError, A>) =>
  ([row]: readonly Row[]): Either<StoreError, A | undefined> =>
    row === undefined ? right(undefined) : read(row)

/** Reads one page of a list, once its request is judged. */
export const paged = <Cursor, A>(
  page: PageRequest | undefined,
  readCursor: (after: string | undefined) => Either<InvalidQuery, Cursor>,
  read: (plan: PagePlan<Cursor>) => TE.TaskEither<StoreError, A>,
): TE.TaskEither<StoreError, A> =>
  pipe(
    TE.fromIOEither((): Either<StoreError, PagePlan<Cursor>> => readPage(page, readCursor)),
    TE.flatMap(read),
  )

/** One row more than the page tells that there is a next one. */
export const oneMore = (limit: number): bigint => BigInt(limit + 1)
