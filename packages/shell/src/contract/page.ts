import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { membersOf } from '../recording/members-of.js'
import { invalidQuery, type InvalidQuery } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'

/** Items of a page where the caller names no limit. */
export const defaultPageLimit = 100

/** The most items of one page. */
export const largestPageLimit = 1000

/** A page request that was read. */
export interface PagePlan<Cursor> {
  readonly limit: number
  readonly after: Cursor
}

/** Reads limit and cursor of a page, which every store judges alike. */
export const readPage = <Cursor>(
  page: PageRequest | undefined,
  readCursor: (after: string | undefined) => Either<InvalidQuery, Cursor>,
): Either<InvalidQuery, PagePlan<Cursor>> => {
  const { limit = defaultPageLimit, after } = membersOf(page) as PageRequest
  if (!Number.isInteger(limit) || limit < 1 || limit > largestPageLimit) {
    return left(invalidQuery(`\`limit\` is not an integer of 1 to ${largestPageLimit}`))
  }
  const cursor = readCursor(after)
  return isLeft(cursor) ? cursor : right({ limit, after: cursor.right })
}

/** A page of what was found; a store looks for one item more than the limit, which tells that there is a next page. */
export const pageOf = <A>(found: readonly A[], limit: number, cursorOf: (item: A) => string): Page<A> => {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: found.length > limit && last !== undefined ? cursorOf(last) : undefined }
}

/** The same page with each item turned into another. */
export const mapItems = <A, B>({ items, next }: Page<A>, itemOf: (item: A) => B): Page<B> => ({
  items: items.map(itemOf),
  next,
})
