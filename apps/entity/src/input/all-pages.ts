import { largestPageLimit, type Page, type PageRequest, type ShellError } from '@assent/shell'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

type ReadPage<A> = (page: PageRequest) => TaskEither<ShellError, Page<A>>

/** The items of each page of a list, one page at a time; a failure is the last that it gives. */
export async function* pagesOf<A>(read: ReadPage<A>): AsyncGenerator<Either<ShellError, readonly A[]>> {
  let request: PageRequest = { limit: largestPageLimit }
  for (;;) {
    const page = await read(request)()
    if (isLeft(page)) {
      yield page
      return
    }
    yield right(page.right.items)
    if (page.right.next === undefined) return
    request = { limit: largestPageLimit, after: page.right.next }
  }
}

/** Every item of a list, page after page. */
export const allPages =
  <A>(read: ReadPage<A>): TaskEither<ShellError, readonly A[]> =>
  async () => {
    const items: A[] = []
    for await (const page of pagesOf(read)) {
      if (isLeft(page)) return page
      items.push(...page.right)
    }
    return right(items)
  }
