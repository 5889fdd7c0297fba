import { numberOf, type Json } from '@assent/kernel'
import { accepted, same } from '../../answers.js'
import { at, moved } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { crates, finds, idsOf, isInvalid, pagesOf, refill, stock, type QueryableStore } from './scene.js'

const number = (token: string): Json => numberOf(token) ?? null

/** In the order of `order_by`, ids against it where values differ; the last of each group tie with one before. */
const sorted: readonly (readonly [id: string, contents: Json | undefined])[] = [
  ['z', undefined],
  ['y', null],
  ['x', false],
  ['w', true],
  ['v1', number('-1e400')],
  ['u', number('-0.5')],
  ['t1', number('1.0')],
  ['t2', 1],
  ['t3', number('10e-1')],
  ['s1', number('9007199254740992')],
  ['s0', number('9007199254740993')],
  ['r', ''],
  ['q', 'B'],
  ['p1', 'a'],
  ['p2', 'a'],
  ['o', '\uffee'],
  ['n', '\u{1f600}'],
  ['m1', [2]],
  ['m2', []],
  ['l1', { b: 1 }],
  ['l2', {}],
]

const ids = sorted.map(([id]) => id)

const stockSorted = (store: QueryableStore): Promise<void> =>
  stock(
    store,
    Object.fromEntries(
      [...sorted].reverse().map(([id, contents]) => [id, contents === undefined ? {} : { contents }] as const),
    ),
  )

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

const labelled = { a: { label: 'Blue CHAIR' }, b: { label: 'table', contents: 'chair' }, c: { contents: ['chair'] } }

/** What D-12 adds to a query. */
export const querySortingCases: readonly StoreCase<QueryableStore>[] = [
  {
    name: 'D-12: `order_by` sorts by the exact value of a field, ties by id, in pages that together are the whole',
    run: async (store) => {
      await stockSorted(store)
      for (const limits of [[1], [2], [5, 3], [20], [21], [100]]) {
        same(`by ${limits.join(', ')}`, ids, (await pagesOf(store, { order_by: 'contents' }, limits)).flat())
      }
    },
  },
  {
    name: 'D-12: `order_by` a field that nobody has is the order of ids',
    run: async (store) => {
      await stockSorted(store)
      const pages = await pagesOf(store, { order_by: 'nowhere' }, [4])
      same('the ids', [...ids].sort(), pages.flat())
    },
  },
  {
    name: 'D-12: a sorted page goes on after the value and the id of the last item, whatever was written meanwhile',
    run: async (store) => {
      await stock(store, { a: { contents: 2 }, b: { contents: 1 }, c: { contents: 3 } })
      const first = await accepted(store.query(crates({ order_by: 'contents', limit: 2 })))
      same('the first page', ['b', 'a'], idsOf(first))
      const after = first.next ?? ''
      await refill(store, 'b', 9)
      await stock(store, { d: { contents: number('2.0') }, e: { contents: 1 } })
      const second = await accepted(store.query(crates({ order_by: 'contents', after })))
      same('the second page', ['d', 'c', 'b'], idsOf(second))
      await isInvalid('sorted otherwise', store, crates({ order_by: 'label', after }))
      await isInvalid('not sorted', store, crates({ after }))
    },
  },
  {
    name: 'D-12: `state` leaves the instances in that lifecycle state, and of no other',
    run: async (store) => {
      await stock(store, { a: {}, b: {}, c: {} })
      const instance = await accepted(store.load({ entity: 'crate', id: 'b' }))
      if (instance === undefined) throw new Error('the suite stored no crate b')
      await accepted(store.commit(moved(instance, 'm-1'), at(instance)))
      await finds('packed', store, { state: 'packed' }, ['a', 'c'])
      await finds('moved', store, { state: 'moved' }, ['b'])
      for (const state of ['', 'Packed', 'packed ', 'packed\u0000']) await finds(`\`${state}\``, store, { state }, [])
    },
  },
  {
    name: 'D-12: `text` finds a piece of text in one of the named fields, without regard to case',
    run: async (store) => {
      await stock(store, labelled)
      await finds('in one field', store, { text: { contains: 'chair', in: ['label'] } }, ['a'])
      await finds('in two fields', store, { text: { contains: 'cHaIr', in: ['label', 'contents'] } }, ['a', 'b'])
      await finds('in no field', store, { text: { contains: 'chair', in: ['nowhere'] } }, [])
      await finds('every text', store, { text: { contains: '', in: ['label'] } }, ['a', 'b'])
    },
  },
  {
    name: 'D-12: the text looked for is no pattern, and case is that of Unicode',
    run: async (store) => {
      const label = `\u03a3\u00c4\u212a \u{10400} ${punctuation} [a-z]+ a\\b`
      await stock(store, { a: { label }, b: { label: 'other' } })
      const curious = ['\u03c2\u00e4k', '\u03c3', '\u{10428}', 'A\\B', '[A-Z]+']
      for (const contains of [...curious, ...Array.from(punctuation)]) {
        await finds(`\`${contains}\``, store, { text: { contains, in: ['label'] } }, ['a'])
      }
      await finds('a pattern', store, { text: { contains: 'o.her', in: ['label'] } }, [])
    },
  },
  {
    name: 'D-12: all conditions hold together, sorted and in pages',
    run: async (store) => {
      await stock(store, {
        a: { label: 'Chair', contents: 3 },
        b: { label: 'chair', contents: 2 },
        c: { label: 'chairs', contents: 1 },
        d: { label: 'table', contents: 0 },
      })
      const asked = { state: 'packed', text: { contains: 'chair', in: ['label'] }, order_by: 'contents' }
      same('the pages', [['c'], ['b'], ['a']], await pagesOf(store, asked, [1]))
      same('one label', [['b']], await pagesOf(store, { ...asked, matching: { label: 'chair' } }, [1]))
    },
  },
]
