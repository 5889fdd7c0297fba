import { largestPageLimit, type Page, type PageRequest, type ShellError } from '@assent/shell'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Every item of a list, page after page. */
export const allPages =
  <A>(read: (page: PageRequest) => TaskEither<ShellError, Page<A>>): TaskEither<ShellError, readonly A[]> =>
  async () => {
    const items: A[] = []
    let request: PageRequest = { limit: largestPageLimit }
    for (;;) {
      const page = await read(request)()
      if (isLeft(page)) return page
      items.push(...page.right.items)
      if (page.right.next === undefined) return right(items)
      request = { limit: largestPageLimit, after: page.right.next }
    }
  }
