import { isLeft, isRight, left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { SearchPage } from '../src/index.js'
import { noteProvider, rightBackend, searching, type Backend } from './notes.js'

/** Every page, `most` at most: a loop must end in the package, not in the test. */
const pagesOf = async (backend: Partial<Backend>, request: object = {}, most = 1_000) => {
  const { provider, type } = noteProvider(backend)
  const pages = []
  for await (const page of provider.searchAll(type, { input: { query: 'all' }, ...request })) {
    pages.push(page)
    if (pages.length >= most) break
  }
  return pages
}

const textsOf = (pages: Awaited<ReturnType<typeof pagesOf>>): readonly string[] =>
  pages.flatMap((page) => (isLeft(page) ? [] : page.right.results.map(({ text }) => text)))

const loop = (reason: string) => left({ kind: 'cursor_loop', ...searching, reason })

describe('every page', () => {
  it('gives every record once, whatever the limit', async () => {
    const all = ['passport', 'visa', 'tickets', 'passport photo', 'keys']
    for (const limit of [1, 2, 3, 5, 6, undefined]) expect(textsOf(await pagesOf({}, { limit }))).toEqual(all)
  })

  it('begins at a cursor where one is given', async () => {
    expect(textsOf(await pagesOf({}, { limit: 2, cursor: '3' }))).toEqual(['passport photo', 'keys'])
  })

  it('is asked for only as it is wanted', async () => {
    let asked = 0
    const search: Backend['search'] = (context) => {
      asked += 1
      return rightBackend.search(context)
    }
    await pagesOf({ search }, { limit: 1 }, 2)
    expect(asked).toBe(2)
  })

  it('ends with an error where there is one', async () => {
    const search: Backend['search'] = (context) =>
      context.cursor === undefined ? rightBackend.search(context) : { results: 'lost' }
    const pages = await pagesOf({ search }, { limit: 2 })
    expect(pages.map(({ _tag }) => _tag)).toEqual(['Right', 'Left'])
    expect(await pagesOf({}, { limit: -1 })).toMatchObject([{ left: { kind: 'invalid_input' } }])
  })

  it('ends where a cursor comes back, after the page that brought it', async () => {
    const cursors = ['a', 'b', 'c', 'a', 'b']
    let asked = 0
    const search = (): SearchPage<unknown> => {
      const nextCursor = cursors[asked % cursors.length] ?? ''
      asked += 1
      return { results: [{ id: `n-${asked}`, text: 'again' }], nextCursor }
    }
    const pages = await pagesOf({ search })
    expect(pages.filter(isRight)).toHaveLength(4)
    expect(pages.at(-1)).toEqual(loop('same_cursor'))
    expect(asked).toBe(4)
  })

  it('ends where the cursor that it began with comes back', async () => {
    const search: Backend['search'] = ({ cursor }) => ({ results: [], nextCursor: cursor === 'a' ? 'b' : 'a' })
    const pages = await pagesOf({ search }, { cursor: 'a' })
    expect(pages.map(({ _tag }) => _tag)).toEqual(['Right', 'Right', 'Left'])
    expect(pages.at(-1)).toEqual(loop('same_cursor'))
  })

  it('ends at the hundredth page in a row without a result that says there is another', async () => {
    let asked = 0
    const search = () => ({ results: [], nextCursor: String((asked += 1)) })
    expect((await pagesOf({ search })).at(-1)).toEqual(loop('empty_pages'))
    expect(asked).toBe(100)
  })

  it('goes on where a page with results comes between empty ones', async () => {
    let asked = 0
    const search = () => {
      asked += 1
      const results = asked % 99 === 0 ? [{ id: `n-${asked}`, text: 'at last' }] : []
      return { results, ...(asked < 297 ? { nextCursor: String(asked) } : {}) }
    }
    const pages = await pagesOf({ search })
    expect(pages).toHaveLength(297)
    expect(textsOf(pages)).toEqual(['at last', 'at last', 'at last'])
  })
})
