import { defineEntityType, ProviderInstance, providerMessage, t, type Tool } from '@assent/provider'
import { checkLaws, providerContract, type ProviderPage, type ProviderPort, type ProviderScene } from '@assent/testing'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'

const shelf = () => {
  const books = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { id, title: `Book ${id}`, isbn: 'not shown' }]))
  let state: 'works' | 'fails' | 'hangs' = 'works'
  const reach = async (): Promise<void> => {
    if (state === 'fails') throw new Error('down')
    if (state === 'hangs') await new Promise(() => undefined)
  }
  const become = (next: typeof state) => async () => {
    state = next
    return async () => void (state = 'works')
  }
  const book = defineEntityType({
    id: 'book',
    name: 'Book',
    description: 'A book on the shelf.',
    data: t.object({ id: t.string, title: t.nonEmptyText }),
    searchInput: t.closed({}),
    search: async ({ limit = 2, cursor = '0' }) => {
      await reach()
      const end = Number(cursor) + limit
      const results = [...books.values()].slice(Number(cursor), end)
      return { results, nextCursor: end < books.size ? String(end) : undefined }
    },
    get: async ({ id }) => {
      await reach()
      return books.get(id)
    },
  })
  const change = async (id: string): Promise<void> => {
    books.set(id, { id, title: 'Another title', isbn: 'not shown' })
  }
  const scene: ProviderScene = {
    input: {},
    change,
    faultOf: (record) => (JSON.stringify(record).includes('isbn') ? 'shows its `isbn`' : undefined),
    fail: become('fails'),
    stall: become('hangs'),
  }
  return { provider: ProviderInstance({ id: 'library' }).entities.register(book), book, scene }
}

/** What a script has: tools that answer, or throw. */
const portOf = ([search, get]: readonly Tool[]): ProviderPort => {
  const use = async (tool: Tool | undefined, input: object, signal: AbortSignal): Promise<object> => {
    const answer = await tool?.call(input, { signal })()
    if (answer === undefined) throw new Error('no such tool')
    if (isLeft(answer)) throw new Error(providerMessage(answer.left))
    return answer.right
  }
  return {
    search: async ({ input, signal, ...paging }) => {
      return (await use(search, { ...(input as object), ...paging }, signal)) as unknown as ProviderPage
    },
    get: async ({ id, signal }) => {
      const { record } = (await use(get, { id }, signal)) as { readonly record: unknown }
      return record ?? undefined
    },
  }
}

describe('the contract of providers', () => {
  it('holds of tools over a right provider, whose functions hear no signal', async () => {
    const { provider, scene } = shelf()
    const { passed, passedOver, failed } = await checkLaws('tools', providerContract(portOf(provider.toTools()), scene))
    expect(failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
    expect([passed.length, passedOver]).toEqual([16, 0])
  })
})
