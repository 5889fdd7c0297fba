import type { Envelope, RecordedCommit } from '@assent/shell'
import { accepted, same } from '../answers.js'
import { absent, at, moved, packed, subjectOf, withEnvelope, withInstance } from '../crate.js'
import type { StoreCase } from '../store-case.js'
import { leavesNoTrace } from '../untouched.js'

const commit = packed('c-1', 'r-1')
const other = packed('c-1', 'r-1', { fields: { contents: 'rope' } })
const { record } = commit.envelope

const inconsistent: readonly (readonly [string, RecordedCommit])[] = [
  ['another entity', withInstance(commit, { entity: 'pallet' })],
  ['another id', withInstance(commit, { id: 'c-2' })],
  ['another revision', withInstance(commit, { revision: 2 })],
  ['another state', withInstance(commit, { lifecycle_state: 'moved' })],
  ['other fields', withInstance(commit, { fields: { contents: 'rope' } })],
  ['another result', withEnvelope(commit, { record: { ...record, result: other.instance } })],
  [
    'a result of another version',
    withEnvelope(commit, { record: { ...record, result: { ...record.result, version: 2 } } }),
  ],
]

const { actor: _actor, ...withoutActor } = commit.envelope

const invalid: readonly (readonly [string, Partial<Envelope>])[] = [
  ['a blank record id', { record_id: '\u0085 ' }],
  ['an empty record id', { record_id: '' }],
  ['a blank correlation', { correlation: '' }],
  ['a blank causation', { causation: ' ' }],
  ['a blank actor', { actor: '\n' }],
  ['a member that no envelope has', { note: 'urgent' } as Partial<Envelope>],
]

const times = [
  '2030-05-01',
  '2028-02-29T23:59:60',
  '2030-05-01t00:00:00z',
  '0000-12-31 09:00:00.123456789Z',
  ' 2030-05-01\t',
]

const noTimes = [
  '',
  '2030-05-01T09:00:00+02:00',
  '2030-05-01T09:00',
  '2030-05-01T09:00:00.',
  '2030-05-01T09:00:00.1234567890',
  '2030-05-01T9:00:00',
  '2030-05-01T',
  '2030-02-29',
  '2030-05-01T24:00:00',
  '1900000000',
]

/** What no decision produced is refused before anything is looked up. */
export const consistencyCases: readonly StoreCase[] = [
  ...inconsistent.map(
    ([fault, given]) =>
      ({
        name: `R-15: a commit whose record and instance differ is refused: ${fault}`,
        run: async (store) => {
          await leavesNoTrace(store, 'store_backend', store.commit(given, absent))
        },
      }) satisfies StoreCase,
  ),
  ...invalid.map(
    ([fault, members]) =>
      ({
        name: `R-12: a commit whose envelope is not valid is refused: ${fault}`,
        run: async (store) => {
          await leavesNoTrace(store, 'store_backend', store.commit(withEnvelope(commit, members), absent))
        },
      }) satisfies StoreCase,
  ),
  {
    name: 'R-2: an envelope without the key `actor` is refused',
    run: async (store) => {
      const given = { ...commit, envelope: withoutActor } as unknown as RecordedCommit
      await leavesNoTrace(store, 'store_backend', store.commit(given, absent))
    },
  },
  {
    name: 'R-8: a time with an offset, without seconds, of too many digits or of no calendar is refused',
    run: async (store) => {
      for (const recorded_at of noTimes) {
        await leavesNoTrace(store, 'store_backend', store.commit(withEnvelope(commit, { recorded_at }), absent))
      }
    },
  },
  {
    name: 'R-6: every spelling of a time that is one is stored',
    run: async (store) => {
      const spelled = times.map((recorded_at, index) => packed(`c-${index}`, `r-${index}`, { recorded_at }))
      for (const one of spelled) same(one.envelope.recorded_at, 'committed', await accepted(store.commit(one, absent)))
    },
  },
  {
    name: 'R-16: consistency is judged before record identity',
    run: async (store) => {
      await accepted(store.commit(commit, absent))
      const given = withInstance(commit, { fields: { contents: 'rope' } })
      await leavesNoTrace(store, 'store_backend', store.commit(given, absent))
    },
  },
  {
    name: 'S-6: what no decision produced is `store_backend`, never `revision_conflict`, where both are true',
    run: async (store) => {
      const given = withInstance(packed('c-1', 'r-2'), { fields: { contents: 'rope' } })
      await accepted(store.commit(commit, absent))
      await leavesNoTrace(store, 'store_backend', store.commit(given, absent))
      await leavesNoTrace(store, 'store_backend', store.commit(given, at({ revision: 7 })))
    },
  },
  {
    name: 'R-9: the time of a recording is kept as it was spelled, white space included',
    run: async (store) => {
      const spelled = packed('c-1', 'r-1', { recorded_at: ' 2030-05-01 09:00:00.50\n' })
      await accepted(store.commit(spelled, absent))
      const { items } = await accepted(store.records(subjectOf(spelled)))
      same(
        'recorded_at',
        [' 2030-05-01 09:00:00.50\n'],
        items.map(({ recorded_at }) => recorded_at),
      )
    },
  },
  {
    name: 'R-1: absence of actor, correlation and causation comes back as null (N-3)',
    run: async (store) => {
      await accepted(store.commit(commit, absent))
      const [envelope] = (await accepted(store.records(subjectOf(commit)))).items
      same('the envelope', [null, null, null], [envelope?.actor, envelope?.correlation, envelope?.causation])
    },
  },
  {
    name: 'N-2: a lone surrogate is no text, and is refused',
    run: async (store) => {
      const given = withEnvelope(moved(commit.instance, 'r-2'), { actor: '\ud800' })
      await leavesNoTrace(store, 'store_backend', store.commit(given, absent))
    },
  },
]
