import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { CallPlace, CursorLoop } from '../error/provider-error.js'
import { mostEmptyPages } from '../limits.js'
import type { SearchPage } from './search.js'

type Answer<E, Data> = Either<E, SearchPage<Data>>

/**
 * Page after page, each as it is asked for. An error is the last item; so is `cursor_loop`, where paging would not end:
 * at a cursor that came before, or at the hundredth page in a row without a result that says there is another.
 */
export async function* searchAll<E, Data>(
  place: CallPlace,
  first: string | undefined,
  pageAt: (cursor: string | undefined) => Promise<Answer<E, Data>>,
): AsyncGenerator<Answer<E | CursorLoop, Data>, undefined, undefined> {
  const seen = new Set<string | undefined>([first])
  let emptyPages = 0
  let cursor = first
  for (;;) {
    const page = await pageAt(cursor)
    yield page
    if (isLeft(page)) return
    cursor = page.right.nextCursor
    if (cursor === undefined) return
    emptyPages = page.right.results.length === 0 ? emptyPages + 1 : 0
    const reason = seen.has(cursor) ? 'same_cursor' : emptyPages >= mostEmptyPages ? 'empty_pages' : undefined
    if (reason !== undefined) {
      yield left({ kind: 'cursor_loop', ...place, reason })
      return
    }
    seen.add(cursor)
  }
}
