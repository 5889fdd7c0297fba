import type { ProviderPage, ProviderPort, ProviderScene, ProviderSearch } from './port.js'

/** The port as the laws use it: a call that does not end is a failure of the law, and not of the runner. */
export interface Calls {
  readonly scene: ProviderScene
  readonly search: (asked?: Omit<ProviderSearch, 'input' | 'signal'>, signal?: AbortSignal) => Promise<ProviderPage>
  readonly get: (id: string, signal?: AbortSignal) => Promise<unknown>
}

const defaultPatience = 10_000

const hangs = new WeakSet<object>()

/** Is it the failure of a call that did not end? */
export const isHang = (error: unknown): boolean => typeof error === 'object' && error !== null && hangs.has(error)

const hang = (what: string, patience: number): Error => {
  const error = new Error(`${what} did not end within ${patience} ms`)
  hangs.add(error)
  return error
}

const within = <A>(patience: number, what: string, work: () => Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(hang(what, patience)), patience)
    const settled = async (): Promise<A> => work()
    settled()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })

const isPage = (page: unknown): page is ProviderPage => {
  if (typeof page !== 'object' || page === null || !('results' in page) || !Array.isArray(page.results)) return false
  return !('nextCursor' in page) || page.nextCursor === undefined || typeof page.nextCursor === 'string'
}

const never = new AbortController().signal

/** Calls of a port. */
export const callsOf = (port: ProviderPort, scene: ProviderScene): Calls => {
  const { input, patience = defaultPatience } = scene
  return {
    scene,
    search: async (asked = {}, signal = never) => {
      const page: unknown = await within(patience, 'a search', () => port.search({ ...asked, input, signal }))
      if (!isPage(page)) throw new Error('a search answered no page: a list `results`, and a text `nextCursor` or none')
      return page
    },
    get: (id, signal = never) => within(patience, 'a get', () => port.get({ id, signal })),
  }
}

/** The id of a record, or a failure of the law. */
export const idOf = (record: unknown): string => {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  if (typeof id !== 'string' || id === '') throw new Error('a record has no `id` that is a text with something in it')
  return id
}

/** Pages that follow each other, fewer than this in any right provider. */
const mostPages = 1_000

/** Every page of the search, at most `limit` results each. */
export const pagesOf = async ({ search }: Calls, limit?: number): Promise<readonly ProviderPage[]> => {
  const pages: ProviderPage[] = []
  const seen = new Set<string>()
  const asked = limit === undefined ? {} : { limit }
  let page = await search(asked)
  pages.push(page)
  while (page.nextCursor !== undefined) {
    const cursor = page.nextCursor
    if (seen.has(cursor)) throw new Error(`paging does not end: the cursor \`${cursor}\` came twice`)
    if (pages.length >= mostPages)
      throw new Error(`paging does not end: ${mostPages} pages, and another one is said to exist`)
    seen.add(cursor)
    page = await search({ ...asked, cursor })
    pages.push(page)
  }
  return pages
}

/** The ids of all records of a search, in order; at least three. */
export const idsOf = async (calls: Calls, limit?: number): Promise<readonly string[]> => {
  const ids = (await pagesOf(calls, limit)).flatMap(({ results }) => results.map(idOf))
  if (ids.length < 3) throw new Error(`the search finds ${ids.length} records, and the laws need three`)
  return ids
}
