import { accepted, refused, same } from '../../answers.js'
import type { StoreCase } from '../../store-case.js'
import { crates, idsOf, isInvalid, pagesOf, refill, stock, type QueryableStore } from './scene.js'

const ids = ['Z', 'a', 'aa', 'z', '\u00e9', '\uffee', '\u{1f600}']
const unordered = [ids[3], ids[6], ids[0], ids[4], ids[2], ids[5], ids[1]] as readonly string[]

const stockAll = (store: QueryableStore): Promise<void> =>
  stock(store, Object.fromEntries(unordered.map((id) => [id, { contents: 1 }])))

const nextOf = async (store: QueryableStore, members: Parameters<typeof crates>[0]): Promise<string> => {
  const { next } = await accepted(store.query(crates(members)))
  if (next === null) throw new Error('expected a next page, found none')
  return next
}

const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex')

/** Pages by id, and their cursors. */
export const queryPagingCases: readonly StoreCase<QueryableStore>[] = [
  {
    name: 'Q-5: items come by id in the order of code points, in pages that together are the whole',
    run: async (store) => {
      await stockAll(store)
      for (const limits of [[1], [2], [3, 1], [6], [7], [1000]]) {
        same(`by ${limits.join(', ')}`, ids, (await pagesOf(store, {}, limits)).flat())
      }
    },
  },
  {
    name: 'Q-6: a next page is there exactly when more matches follow',
    run: async (store) => {
      await stockAll(store)
      await refill(store, 'z', 2)
      same('a full last page', null, (await accepted(store.query(crates({ limit: 7 })))).next)
      const matching = { contents: 1 }
      same('no match after it', null, (await accepted(store.query(crates({ matching, limit: 6 })))).next)
      same(
        'pages',
        [5, 1],
        (await pagesOf(store, { matching }, [5])).map(({ length }) => length),
      )
    },
  },
  {
    name: 'Q-6: a cursor is the question and the last id in lower-case hexadecimal',
    run: async (store) => {
      await stockAll(store)
      same('a plain one', `${hexOf('["crate",{}]')}.${hexOf('Z')}`, await nextOf(store, { limit: 1 }))
      const matching = { contents: 1 }
      const found = await nextOf(store, { matching, limit: 5 })
      same('with a condition', `${hexOf('["crate",{"contents":1}]')}.${hexOf('\u00e9')}`, found)
    },
  },
  {
    name: 'Q-7: a cursor of another question is refused, one of the same question with another limit is not',
    run: async (store) => {
      await stockAll(store)
      const after = await nextOf(store, { matching: { contents: 1 }, limit: 2 })
      const page = await accepted(store.query(crates({ matching: { contents: 1 }, limit: 1, after })))
      same('another limit', ['aa'], idsOf(page))
      await isInvalid('other matching', store, crates({ matching: {}, after }))
      await isInvalid('another entity', store, { entity: 'pallet', matching: { contents: 1 }, after })
      await isInvalid('a further condition', store, crates({ matching: { contents: 1 }, state: 'packed', after }))
    },
  },
  {
    name: 'Q-8: between pages, what is written behind the cursor is not seen, what is written ahead of it is',
    run: async (store) => {
      await stock(store, { b: { contents: 1 }, d: { contents: 1 }, f: { contents: 1 } })
      const matching = { contents: 1 }
      const after = await nextOf(store, { matching, limit: 1 })
      await stock(store, { a: { contents: 1 }, c: { contents: 1 } })
      await refill(store, 'd', 2)
      same('the next page', ['c', 'f'], idsOf(await accepted(store.query(crates({ matching, after })))))
      await refill(store, 'b', 2)
      same('the same page again', ['c', 'f'], idsOf(await accepted(store.query(crates({ matching, after })))))
    },
  },
  {
    name: 'Q-9: a page has 100 items where no limit is given, and 1000 at most',
    run: async (store) => {
      const many = Array.from({ length: 101 }, (_, index) => `c-${String(index).padStart(3, '0')}`)
      await stock(store, Object.fromEntries(many.map((id) => [id, {}])))
      same('without a limit', many.slice(0, 100), idsOf(await accepted(store.query(crates()))))
      same('by 1000', many, idsOf(await accepted(store.query(crates({ limit: 1000 })))))
    },
  },
  {
    name: 'S-4: a closed store answers a query with `store_unreachable`, as it does one that was aborted',
    run: async (store) => {
      await stockAll(store)
      const signal = AbortSignal.abort()
      same('aborted', 'store_unreachable', (await refused(store.query(crates(), { signal }))).kind)
      await accepted(store.close())
      same('closed', 'store_unreachable', (await refused(store.query(crates()))).kind)
    },
  },
]
