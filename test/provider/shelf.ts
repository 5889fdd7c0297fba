import { defineEntityType, ProviderInstance, t } from '@assent/provider'
import type { ProviderScene } from '@assent/testing'

/** A provider of books that is right, whose functions hear no signal; and the scene behind it. */
export const shelf = () => {
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
