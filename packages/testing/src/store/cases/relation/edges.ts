import { largestWalk, type StoreError } from '@assent/shell'
import { accepted, refused, same } from '../../answers.js'
import { absent, at, filled } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { leavesNoTrace } from '../../untouched.js'
import { inside, leads, put, type RelatingStore } from './scene.js'

const pathOf = (refusal: StoreError): readonly string[] => {
  same('the refusal', 'reference_cycle', refusal.kind)
  return refusal.kind === 'reference_cycle' ? refusal.path : []
}

/** Crates of which each names the next; the last one names nothing. */
const chain = async (store: RelatingStore, length: number): Promise<readonly string[]> => {
  const ids = Array.from({ length }, (_, index) => `c-${index}`)
  for (const [index, id] of ids.entries()) await put(store, id, ids[index + 1] ?? null)
  return ids
}

/** Lets the last of a chain name the first. */
const closing = async (store: RelatingStore, ids: readonly string[]): Promise<readonly string[]> => {
  const [first = '', last = ''] = [ids[0], ids.at(-1)]
  const held = inside(last, null)
  const fill = filled(held.instance, 'r-close', first)
  const call = store.commitRelated(fill, at(held.instance), leads(first))
  return pathOf(await leavesNoTrace(store, 'reference_cycle', call))
}

/** Edges that lead back to where they begin, and edges that do not. */
export const relationEdgeCases: readonly StoreCase<RelatingStore>[] = [
  {
    name: 'K-33: a subject that points at itself is a `reference_cycle`, also while it is created',
    run: async (store) => {
      const call = store.commitRelated(inside('c-1', 'c-1'), absent, leads('c-1'))
      const refusal = await leavesNoTrace(store, 'reference_cycle', call)
      const expected = { kind: 'reference_cycle', entity: 'crate', id: 'c-1', field: 'contents', path: ['c-1', 'c-1'] }
      same('the refusal', expected, refusal)
    },
  },
  {
    name: 'K-33: two that point at each other are refused with the way from the one to itself',
    run: async (store) => {
      same('the path', ['c-1', 'c-0', 'c-1'], await closing(store, await chain(store, 2)))
    },
  },
  {
    name: 'K-33: a cycle of 50 is refused with all of them in its path',
    run: async (store) => {
      const ids = await chain(store, 50)
      same('the path', ['c-49', ...ids], await closing(store, ids))
    },
  },
  {
    name: 'K-33: of several ways back a shortest one is told, the first in the order of the lists',
    run: async (store) => {
      const held = await put(store, 'c-1')
      await put(store, 'long', ['longer'])
      await put(store, 'longer', ['c-1'])
      await put(store, 'b', ['x', 'c-1'])
      await put(store, 'a', ['c-1'])
      const fill = filled(held.instance, 'r-2', ['long', 'b', 'a'])
      const call = store.commitRelated(fill, at(held.instance), leads('long', 'b', 'a'))
      same('the path', ['c-1', 'b', 'c-1'], pathOf(await refused(call)))
    },
  },
  {
    name: 'K-33: ways that meet without leading back are no cycle, nor is what nobody stored',
    run: async (store) => {
      await put(store, 'd', 'nobody')
      await put(store, 'b', ['d'])
      await put(store, 'c', ['d', 'b', 7, null])
      const commit = inside('c-1', ['b', 'c'])
      same(
        'the answer',
        'committed',
        await accepted(store.commitRelated(commit, absent, leads('b', 'c', 'nobody\u0000'))),
      )
    },
  },
  {
    name: 'K-33: a cycle of others, which is there already, is not led through for ever',
    run: async (store) => {
      await put(store, 'a', 'b')
      await put(store, 'b', ['a', 'b'])
      same('the answer', 'committed', await accepted(store.commitRelated(inside('c-1', 'a'), absent, leads('a'))))
    },
  },
  {
    name: 'K-33: an edge leads through its own field only, and through subjects of its own entity',
    run: async (store) => {
      await put(store, 'a', { label: 'c-1' })
      await accepted(store.commit(inside('p', 'c-1'), absent))
      const commit = inside('c-1', 'a')
      const edges = [{ field: 'label', to: ['p'] }]
      same('the answer', 'committed', await accepted(store.commitRelated(commit, absent, { targets: [], edges })))
    },
  },
  {
    name: `C-9: more than ${largestWalk} subjects behind an edge are \`not_storable\``,
    run: async (store) => {
      const many = Array.from({ length: largestWalk }, (_, index) => `t-${index}`)
      await put(store, 'a', many.slice(1))
      same('the answer', 'committed', await accepted(store.commitRelated(inside('c-1', 'a'), absent, leads('a'))))
      await put(store, 'b', many)
      const call = store.commitRelated(inside('c-2', 'b'), absent, leads('b'))
      const refusal = await leavesNoTrace(store, 'not_storable', call)
      same('the path', 'relations', refusal.kind === 'not_storable' ? refusal.path : null)
    },
  },
]
