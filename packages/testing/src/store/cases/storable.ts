import type { RecordedCommit } from '@assent/shell'
import { accepted, same, sameLastPage } from '../answers.js'
import { absent, at, filled, packed, seen, subjectOf, withInstance } from '../crate.js'
import type { StoreCase } from '../store-case.js'
import { leavesNoTrace } from '../untouched.js'

// 171 characters of three bytes are 513 bytes; 170 and two more are 512.
const longest = `${'\u20ac'.repeat(170)}xy`
const tooLong = '\u20ac'.repeat(171)

const inState = (state: string): RecordedCommit => {
  const { instance, envelope } = packed('c-1', 'r-1')
  const moved = { ...instance, lifecycle_state: state }
  return { instance: moved, envelope: { ...envelope, record: { ...envelope.record, to_state: state, result: moved } } }
}

const unstorable: readonly (readonly [string, string, RecordedCommit])[] = [
  ['an id of 513 bytes', 'id', packed(tooLong, 'r-1')],
  ['an entity name of 513 bytes', 'entity', packed('c-1', 'r-1', { entity: tooLong })],
  ['an id with U+0000', 'id', packed('c\u00001', 'r-1')],
  ['an entity name with U+0000', 'entity', packed('c-1', 'r-1', { entity: 'crate\u0000' })],
  ['a record id of 513 bytes', 'record_id', packed('c-1', tooLong)],
  ['a record id with U+0000', 'record_id', packed('c-1', 'r\u00001')],
  ['a correlation with U+0000', 'correlation', packed('c-1', 'r-1', { correlation: 'a\u0000' })],
  ['a causation with U+0000', 'causation', packed('c-1', 'r-1', { causation: '\u0000a' })],
  ['an actor with U+0000', 'actor', packed('c-1', 'r-1', { actor: 'a\u0000b' })],
  ['a lifecycle state with U+0000', 'lifecycle_state', inState('a\u0000b')],
]

// Each such character is six bytes of canonical text, and the record of a creation holds its fields four times.
const large = (): RecordedCommit => packed('c-1', 'r-1', { fields: { contents: '\u0001'.repeat(11 * 2 ** 20) } })

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
    name: 'S-20: every store takes an id, an entity name and a record id of 512 bytes',
    run: async (store) => {
      const commit = packed(longest, longest, { entity: longest })
      await accepted(store.commit(commit, absent))
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
      same('recordById', { kind: 'decision', commit }, await accepted(store.recordById(longest)))
    },
  },
  {
    name: 'S-20: every store takes U+0000 in fields, observations and the names in them',
    run: async (store) => {
      const contents = { 'na\u0000me': ['\u0000', { '\u0000': 'a\u0000b' }] }
      const first = packed('c-1', 'r-1', { fields: { contents, label: '\u0000' } })
      const second = filled(first.instance, 'r-2', contents)
      const sight = seen(second.instance, 'o-1', contents)
      await accepted(store.commit(first, absent))
      await accepted(store.commit(second, at(first.instance)))
      await accepted(store.observe(sight))
      const subject = subjectOf(first)
      same('load', second.instance, await accepted(store.load(subject)))
      sameLastPage('records', [first.envelope, second.envelope], await accepted(store.records(subject)))
      sameLastPage('observations', [sight], await accepted(store.observations(subject)))
    },
  },
  {
    name: 'D-5: no store takes a record of more than 256 MiB',
    run: async (store) => {
      const refusal = await leavesNoTrace(store, 'not_storable', store.commit(large(), absent))
      same('the path', 'record', refusal.kind === 'not_storable' ? refusal.path : null)
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
