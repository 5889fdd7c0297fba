import type { ProviderPort } from '../../src/index.js'
import type { Shop } from './shop.js'

/** A provider that is wrong in one way, and the laws that have to name it. */
export interface BrokenPort {
  readonly fault: string
  readonly break: (shop: Shop) => ProviderPort
  readonly laws: readonly string[]
}

const pagination = (law: string): string => `pagination: ${law}`

const endAndOnce = pagination('the pages of a search end, and hold each record once')
const sizesAgree = pagination('pages of every size hold the same records in the same order')
const cursorsRepeat = pagination('a cursor that is used again gives the same page again')
const cursorMeansMore = pagination('`nextCursor` is there only where another page exists')
const upperBound = 'limits: no page holds more results than its limit'
const plain = 'records: each is plain JSON with an `id`, as a search finds it and as a get does'
const wellFormed = 'records: each is what its type says'
const found = 'get: every record that a search finds is found by its id'
const total = 'get: an id that no record has finds nothing, and is no failure'
const sameAgain = 'durable ids: the same search finds the same ids again'
const outlives = 'durable ids: a record keeps its id when its content changes'
const searchRejects = 'failing backend: a search rejects, and answers no empty page'
const getRejects = 'failing backend: a get rejects, and answers no absence'
const recovers = 'failing backend: once it works again, so does the provider'
const searchEnds = 'slow backend: a search whose signal aborts ends, and rejects'
const getEnds = 'slow backend: a get whose signal aborts ends, and rejects'

const withSearch = ({ port }: Shop, search: ProviderPort['search']): ProviderPort => ({ ...port, search })
const withGet = ({ port }: Shop, get: ProviderPort['get']): ProviderPort => ({ ...port, get })

const renamed = (record: unknown): unknown => {
  const { name, ...others } = record as { name: string; id: string }
  return { ...others, name, id: `${others.id}/${name}` }
}

export const brokenPorts: readonly BrokenPort[] = [
  {
    fault: 'always promises another page',
    break: (shop) =>
      withSearch(shop, async (asked) => {
        const page = await shop.port.search(asked)
        return { ...page, nextCursor: page.nextCursor ?? String(Number(asked.cursor ?? '0') + (asked.limit ?? 2)) }
      }),
    // It pages for ever: every law that reads all pages says so.
    laws: [
      endAndOnce,
      sizesAgree,
      cursorMeansMore,
      upperBound,
      plain,
      wellFormed,
      found,
      total,
      sameAgain,
      outlives,
      getRejects,
      recovers,
    ],
  },
  {
    fault: 'promises one page too many where the last one is full',
    break: (shop) =>
      withSearch(shop, async (asked) => {
        const page = await shop.port.search(asked)
        const end = Number(asked.cursor ?? '0') + (asked.limit ?? 2)
        return end === shop.products.size ? { ...page, nextCursor: String(end) } : page
      }),
    laws: [cursorMeansMore],
  },
  {
    fault: 'repeats the last record of a page on the next one',
    break: (shop) =>
      withSearch(shop, async (asked) => {
        const cursor = Number(asked.cursor ?? '0')
        const page = await shop.port.search({ ...asked, cursor: String(Math.max(0, cursor - 1)) })
        const { nextCursor } = await shop.port.search(asked)
        return { ...page, nextCursor }
      }),
    laws: [endAndOnce, sizesAgree],
  },
  {
    fault: 'skips a record between pages',
    break: (shop) =>
      withSearch(shop, async (asked) => {
        const page = await shop.port.search(asked)
        const { nextCursor } = page
        const next = nextCursor === undefined ? undefined : String(Number(nextCursor) + (asked.limit === 3 ? 1 : 0))
        return { ...page, nextCursor: next }
      }),
    laws: [sizesAgree],
  },
  {
    fault: 'forgets a cursor once it was used',
    break: (shop) => {
      const used = new Map<string, number>()
      return withSearch(shop, async (asked) => {
        const times = used.get(asked.cursor ?? '') ?? 0
        if (asked.limit === 1 && asked.cursor === '1') used.set('1', times + 1)
        const moved = times % 2 === 1 ? { cursor: '2' } : {}
        return shop.port.search({ ...asked, ...moved })
      })
    },
    laws: [cursorsRepeat, sizesAgree],
  },
  {
    fault: 'takes a limit for a hint',
    break: (shop) =>
      withSearch(shop, (asked) =>
        shop.port.search({ ...asked, ...(asked.limit === undefined ? {} : { limit: Math.max(asked.limit, 3) }) }),
      ),
    laws: [upperBound],
  },
  {
    fault: 'finds dates of the host',
    break: (shop) =>
      withGet(shop, async (asked) => {
        const record = await shop.port.get(asked)
        return record === undefined ? undefined : { ...record, soldAt: new Date(0) }
      }),
    laws: [plain],
  },
  {
    fault: 'finds records that their type does not allow',
    break: (shop) =>
      withGet(shop, async (asked) => {
        const record = await shop.port.get(asked)
        return record === undefined ? undefined : { ...record, price: '3' }
      }),
    laws: [wellFormed],
  },
  {
    fault: 'does not find by its id what it found in a search',
    break: (shop) => withGet(shop, async ({ id, signal }) => shop.port.get({ id: id.replace('p-', ''), signal })),
    laws: [found, plain, wellFormed, outlives, recovers],
  },
  {
    fault: 'gets another record',
    break: (shop) => withGet(shop, async ({ id, signal }) => shop.port.get({ id: id === 'p-1' ? 'p-2' : id, signal })),
    laws: [found],
  },
  {
    fault: 'fails where there is no record',
    break: (shop) =>
      withGet(shop, async (asked) => {
        const record = await shop.port.get(asked)
        if (record === undefined) throw new Error('404')
        return record
      }),
    laws: [total],
  },
  {
    fault: 'answers null where there is no record',
    break: (shop) => withGet(shop, async (asked) => (await shop.port.get(asked)) ?? null),
    laws: [total],
  },
  {
    fault: 'looks ids up in an object',
    break: (shop) =>
      withGet(shop, async ({ id, signal }) => {
        await shop.reach(signal)
        return (Object.fromEntries(shop.products) as { readonly [name: string]: unknown })[id]
      }),
    laws: [total],
  },
  {
    fault: 'makes ids anew each time',
    break: (shop) => {
      let times = 0
      return withSearch(shop, async (asked) => {
        const page = await shop.port.search(asked)
        if (asked.cursor === undefined) times += 1
        return { ...page, results: page.results.map((record) => ({ ...(record as object), id: `${times}` })) }
      })
    },
    laws: [endAndOnce, sizesAgree, plain, wellFormed, found, sameAgain, outlives, recovers],
  },
  {
    fault: 'makes ids of the content',
    break: (shop) => ({
      search: async (asked) => {
        const page = await shop.port.search(asked)
        return { ...page, results: page.results.map(renamed) }
      },
      get: async ({ id, signal }) => {
        await shop.reach(signal)
        return [...shop.products.values()].map(renamed).find((record) => (record as { id: string }).id === id)
      },
    }),
    laws: [outlives],
  },
  {
    fault: 'answers an empty page where the backend fails',
    break: (shop) => withSearch(shop, (asked) => shop.port.search(asked).catch(() => ({ results: [] }))),
    laws: [searchRejects, searchEnds],
  },
  {
    fault: 'answers an absence where the backend fails',
    break: (shop) => withGet(shop, (asked) => shop.port.get(asked).catch(() => undefined)),
    laws: [getRejects, getEnds],
  },
  {
    fault: 'never works again once the backend failed',
    break: (shop) => {
      let hasFailed = false
      return withSearch(shop, async (asked) => {
        if (hasFailed) throw new Error('the circuit is open')
        try {
          return await shop.port.search(asked)
        } catch (error) {
          hasFailed = !asked.signal.aborted
          throw error
        }
      })
    },
    // Whatever is tried after the first failure fails as well.
    laws: [getRejects, recovers],
  },
  {
    fault: 'does not hear a signal',
    break: (shop) => {
      const deaf = new AbortController().signal
      return {
        search: (asked) => shop.port.search({ ...asked, signal: deaf }),
        get: ({ id }) => shop.port.get({ id, signal: deaf }),
      }
    },
    laws: [searchEnds, getEnds],
  },
  {
    fault: 'hangs where the backend fails',
    break: (shop) => withGet(shop, (asked) => shop.port.get(asked).catch(() => new Promise(() => undefined))),
    laws: [getRejects, getEnds],
  },
]
