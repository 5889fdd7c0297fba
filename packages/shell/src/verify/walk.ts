import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { defaultPageLimit } from '../contract/page.js'
import type { CorruptHistory, StoreError } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'

/** A list up to its end, or up to the first row that does not decode. */
export interface Walked<A> {
  readonly items: readonly A[]
  readonly corrupt: CorruptHistory | undefined
}

/**
 * Reads a list page after page. One corrupt row refuses its whole page: what stands before it is then read one by one,
 * so that an earlier fault is not passed over.
 */
export const walk = async <A>(
  read: (page: PageRequest) => TaskEither<StoreError, Page<A>>,
): Promise<Either<StoreError, Walked<A>>> => {
  const items: A[] = []
  let request: PageRequest = { limit: defaultPageLimit }
  for (;;) {
    const page = await read(request)()
    if (isLeft(page)) {
      if (page.left.kind !== 'corrupt_history') return left(page.left)
      if (request.limit === 1) return right({ items, corrupt: page.left })
      request = { ...request, limit: 1 }
      continue
    }
    for (const item of page.right.items) items.push(item)
    if (page.right.next === undefined) return right({ items, corrupt: undefined })
    request = { ...request, after: page.right.next }
  }
}
