import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalidQuery, type InvalidQuery } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'

/** Items of a page where the caller names no limit. */
export const defaultPageLimit = 100

/** The most items of one page. */
export const largestPageLimit = 1000

/** Reads the limit of a page: 1 to 1000. */
export const readLimit = ({ limit = defaultPageLimit }: PageRequest): Either<InvalidQuery, number> =>
  Number.isInteger(limit) && limit >= 1 && limit <= largestPageLimit
    ? right(limit)
    : left(invalidQuery(`\`limit\` is not an integer of 1 to ${largestPageLimit}`))

/** A page of what was found; a store looks for one item more than the limit, which tells that there is a next page. */
export const pageOf = <Found, A>(
  found: readonly Found[],
  limit: number,
  itemOf: (found: Found) => A,
  cursorOf: (found: Found) => string,
): Page<A> => {
  const kept = found.slice(0, limit)
  const last = kept.at(-1)
  const next = found.length > limit && last !== undefined ? cursorOf(last) : undefined
  return { items: kept.map(itemOf), next }
}
