import { numberOf, type JsonNumber } from '@assent/kernel'
import { accepted, same, sameValues } from '../answers.js'
import { absent, at, filled, moved, packed, subjectOf } from '../crate.js'
import type { StoreCase } from '../store-case.js'
import { leavesNoTrace } from '../untouched.js'

const big = (token: string): JsonNumber => numberOf(token) ?? 0

/** What a writer may expect, and what it is told where it is wrong. */
export const expectationCases: readonly StoreCase[] = [
  {
    name: 'X-2: `absent` holds where nothing is stored, and nowhere else',
    run: async (store) => {
      same('the first', 'committed', await accepted(store.commit(packed('c-1', 'r-1'), absent)))
      const refusal = await leavesNoTrace(store, 'revision_conflict', store.commit(packed('c-1', 'r-2'), absent))
      same('X-6', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected: absent, found: 1 }, refusal)
    },
  },
  {
    name: 'X-2: a revision holds at exactly that revision: an older and a later one are refused',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      const second = moved(first.instance, 'r-2')
      const third = moved(second.instance, 'r-3')
      await accepted(store.commit(first, absent))
      await accepted(store.commit(second, at({ revision: 1 })))
      for (const revision of [1, 3]) {
        const refusal = await leavesNoTrace(store, 'revision_conflict', store.commit(third, at({ revision })))
        const expected = { kind: 'revision', revision }
        same('X-6', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected, found: 2 }, refusal)
      }
      same('the right one', 'committed', await accepted(store.commit(third, at({ revision: 2 }))))
    },
  },
  {
    name: 'X-3: revision 0 is not `absent`: it never holds',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      const expected = { kind: 'revision', revision: 0 }
      const none = await leavesNoTrace(store, 'revision_conflict', store.commit(first, at({ revision: 0 })))
      same('on nothing', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected, found: null }, none)
      await accepted(store.commit(first, absent))
      const some = await leavesNoTrace(
        store,
        'revision_conflict',
        store.commit(moved(first.instance, 'r-2'), at({ revision: 0 })),
      )
      same('on revision 1', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected, found: 1 }, some)
    },
  },
  {
    name: 'X-6: an operation on nothing is refused with `found` null',
    run: async (store) => {
      const commit = moved(packed('c-1', 'r-1').instance, 'r-2')
      const refusal = await leavesNoTrace(store, 'revision_conflict', store.commit(commit, at({ revision: 1 })))
      const expected = { kind: 'revision', revision: 1 }
      same('the refusal', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected, found: null }, refusal)
    },
  },
  {
    name: 'X-7: the revision stored is the one that the decision made, even where it leaves some out (S-15)',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      const sixth = moved({ ...first.instance, revision: 5 }, 'r-2')
      await accepted(store.commit(first, absent))
      await accepted(store.commit(sixth, at({ revision: 1 })))
      same('load', sixth.instance, await accepted(store.load(subjectOf(first))))
    },
  },
  {
    name: 'C-6: revisions past the safe integers stay exact',
    run: async (store) => {
      const before = { ...packed('c-1', 'r-0').instance, revision: big('9007199254740992') }
      const first = filled(before, 'r-1', 'rope')
      const second = filled(first.instance, 'r-2', 'tar')
      await accepted(store.commit(first, absent))
      const stale = await leavesNoTrace(store, 'revision_conflict', store.commit(second, at(before)))
      same('found', big('9007199254740993'), stale.kind === 'revision_conflict' ? stale.found : null)
      await accepted(store.commit(second, at(first.instance)))
      same('load', second.instance, await accepted(store.load(subjectOf(first))))
      const events = await accepted(store.events(subjectOf(first)))
      sameValues(
        'events',
        [first, second].flatMap(({ envelope }) => envelope.record.events),
        events.items,
      )
    },
  },
  {
    name: 'C-6: the largest revision is stored',
    run: async (store) => {
      const last = moved({ ...packed('c-1', 'r-0').instance, revision: big('9223372036854775806') }, 'r-1')
      await accepted(store.commit(last, absent))
      same('load', last.instance, await accepted(store.load(subjectOf(last))))
    },
  },
]
