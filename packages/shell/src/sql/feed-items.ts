import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FeedItem } from '../feed-store.js'
import type { CorruptHistory } from '../store-error.js'
import type { DefinitionReader } from './read-definition.js'
import { readRecordRow, type RecordWithDefinition } from './read-record-row.js'

/** The rows of a feed as its items, each with the checkpoint after it, or the first row that is corrupt. */
export const feedItemsOf = <Row extends RecordWithDefinition>(
  rows: readonly Row[],
  definitions: DefinitionReader,
  checkpointOf: (row: Row) => string,
): E.Either<CorruptHistory, readonly FeedItem[]> =>
  pipe(
    rows,
    E.traverseArray((row) =>
      pipe(
        readRecordRow(row, definitions),
        E.map((record) => ({ checkpoint: checkpointOf(row), record })),
      ),
    ),
  )
