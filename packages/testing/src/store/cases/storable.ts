import type { RecordedCommit } from '@assent/shell'
import { accepted, same } from '../answers.js'
import { absent, at, packed, seen, subjectOf, withInstance } from '../crate.js'
import type { StoreCase } from '../store-case.js'
import { leavesNoTrace } from '../untouched.js'

// 171 characters of three bytes are 513 bytes; 170 and two more are 512.
const longest = `${'\u20ac'.repeat(170)}xy`
const tooLong = '\u20ac'.repeat(171)

const unstorable: readonly (readonly [string, string, RecordedCommit])[] = [
  ['an id of 513 bytes', 'id', packed(tooLong, 'r-1')],
  ['an entity name of 513 bytes', 'entity', packed('c-1', 'r-1', { entity: tooLong })],
  ['an id with U+0000', 'id', packed('c\u00001', 'r-1')],
  ['an entity name with U+0000', 'entity', packed('c-1', 'r-1', { entity: 'crate\u0000' })],
  ['a record id with U+0000', 'record_id', packed('c-1', 'r\u00001')],
]

/** What no store takes, so that stores can be swapped. */
export const storableCases: readonly StoreCase[] = [
  ...unstorable.map(
    ([what, path, commit]) =>
      ({
        name: `S-20: no store takes ${what}`,
        run: async (store) => {
          const refusal = await leavesNoTrace(store, 'not_storable', store.commit(commit, absent))
          same('the path', path, refusal.kind === 'not_storable' ? refusal.path : null)
        },
      }) satisfies StoreCase,
  ),
  {
    name: 'S-20: every store takes an id and an entity name of 512 bytes',
    run: async (store) => {
      const commit = packed(longest, 'r-1', { entity: longest })
      await accepted(store.commit(commit, absent))
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
    },
  },
  {
    name: 'S-20: no store takes an observation under such a name',
    run: async (store) => {
      const { instance } = packed('c-1', 'r-1')
      await leavesNoTrace(store, 'not_storable', store.observe(seen(instance, 'o\u00001')))
      await leavesNoTrace(store, 'not_storable', store.observe(seen({ ...instance, id: tooLong }, 'o-1')))
    },
  },
  {
    name: 'S-13: consistency comes before storability, and storability before the expectation',
    run: async (store) => {
      const commit = packed(tooLong, 'r-1')
      await leavesNoTrace(store, 'not_storable', store.commit(commit, at({ revision: 3 })))
      await leavesNoTrace(store, 'store_backend', store.commit(withInstance(commit, { revision: 9 }), absent))
    },
  },
]
