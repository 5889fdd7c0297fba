import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalidQuery, type InvalidQuery } from '../../store-error.js'
import { readWhole } from '../cursor.js'

/** Before the first record of any store whose positions ascend as its commits do. */
const start = '0'

/** Reads the checkpoint of such a store: the position of a record. */
export const readPosition = (checkpoint = start): Either<InvalidQuery, bigint> => {
  const position = readWhole(checkpoint)
  return position === undefined ? left(invalidQuery('the checkpoint was not given by a feed')) : right(position)
}
