import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { readWhole } from '../../contract/cursor.js'
import { invalidQuery, type InvalidQuery } from '../../store-error.js'

/** A place in the feed: after the record of this position, stored by this transaction. */
export interface FeedPlace {
  readonly transaction: bigint
  readonly position: bigint
}

const start: FeedPlace = { transaction: 0n, position: 0n }

const foreign: Either<InvalidQuery, never> = left(invalidQuery('the checkpoint was not given by a feed'))

/** Reads a checkpoint; without one, the place before the first record. */
export const readFeedPlace = (checkpoint?: string): Either<InvalidQuery, FeedPlace> => {
  if (checkpoint === undefined) return right(start)
  if (typeof checkpoint !== 'string') return foreign
  const [transaction, position, ...rest] = checkpoint.split('.').map(readWhole)
  return transaction === undefined || position === undefined || rest.length > 0
    ? foreign
    : right({ transaction, position })
}

export const writeFeedPlace = ({ transaction, position }: FeedPlace): string => `${transaction}.${position}`
