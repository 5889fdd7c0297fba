import type { Page, PageRequest } from '@assent/shell'

/** Every item of a listing, page by page. */
export const wholeOf = async <A>(list: (page: PageRequest) => Promise<Page<A>>): Promise<readonly A[]> => {
  const items: A[] = []
  let page = await list({})
  items.push(...page.items)
  while (page.next !== undefined) {
    page = await list({ after: page.next })
    items.push(...page.items)
  }
  return items
}
