import type { Subject } from '@assent/shell'
import { accepted, same, sameLastPage } from '../answers.js'
import { absent, at, filled, moved, packed, seen, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'

const nobody: Subject = { entity: 'crate', id: 'nobody' }

/** What a store answers when it is asked. */
export const readingCases: readonly StoreCase[] = [
  {
    name: 'S-1: a subject that nobody stored is absent, not an error',
    run: async (store) => {
      same('load', undefined, await accepted(store.load(nobody)))
      same('recordById', undefined, await accepted(store.recordById('no-record')))
      const { instance, evidence } = await accepted(store.read(nobody, 'no-record'))
      same('read', [null, null], [instance ?? null, evidence ?? null])
    },
  },
  {
    name: 'S-1: a subject that no store takes is absent as well',
    run: async (store) => {
      for (const id of ['a\u0000b', 'x'.repeat(600)])
        same('load', undefined, await accepted(store.load({ entity: 'crate', id })))
    },
  },
  {
    name: 'S-2: an entity that nobody stored under has no ids',
    run: async (store) => sameLastPage('ids', [], await accepted(store.ids('crate'))),
  },
  {
    name: 'S-3: an unknown subject has no events, no records and no observations',
    run: async (store) => {
      sameLastPage('events', [], await accepted(store.events(nobody)))
      sameLastPage('records', [], await accepted(store.records(nobody)))
      sameLastPage('observations', [], await accepted(store.observations(nobody)))
    },
  },
  {
    name: 'S-2: every listed id loads, and nothing is listed that was refused',
    run: async (store) => {
      const commit = packed('kept', 'r-1')
      await accepted(store.commit(commit, absent))
      await store.commit(packed('phantom', 'r-2'), at({ revision: 1 }))()
      await store.observe(seen({ entity: 'crate', id: 'unseen', revision: 1 }, 'r-3'))()
      same('ids', ['kept'], await whole((page) => store.ids('crate', page)))
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
    },
  },
  {
    name: 'R-14: instance, envelope and events come back as they were committed (R-17)',
    run: async (store) => {
      const commit = packed('c-1', 'r-1', {
        fields: { contents: ['rope', 2] },
        actor: 'ana',
        correlation: 'flow',
        causation: 'flow',
      })
      same('commit', 'committed', await accepted(store.commit(commit, absent)))
      const subject = subjectOf(commit)
      const named = { kind: 'decision', commit }
      same('load', commit.instance, await accepted(store.load(subject)))
      sameLastPage('records', [commit.envelope], await accepted(store.records(subject)))
      sameLastPage('events', commit.envelope.record.events, await accepted(store.events(subject)))
      same('recordById', named, await accepted(store.recordById('r-1')))
      same('read', { instance: commit.instance, evidence: named }, await accepted(store.read(subject, 'r-1')))
    },
  },
  {
    name: 'R-23: a record id answers wherever it stands, whatever subject is read with it',
    run: async (store) => {
      const commit = packed('c-1', 'r-1')
      const other = packed('c-2', 'r-2')
      await accepted(store.commit(commit, absent))
      await accepted(store.commit(other, absent))
      const read = await accepted(store.read(subjectOf(other), 'r-1'))
      same('read', { instance: other.instance, evidence: { kind: 'decision', commit } }, read)
    },
  },
  {
    name: 'S-7: events are in revision order, in emission order inside a revision, and equal ones stay apart',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      const second = filled(first.instance, 'r-2', 'rope')
      const third = moved(second.instance, 'r-3')
      const fourth = filled(third.instance, 'r-4', 'tar')
      const history = [first, second, third, fourth]
      for (const [revision, commit] of history.entries()) {
        await accepted(store.commit(commit, revision === 0 ? absent : at({ revision })))
      }
      const types = [
        'CratePacked',
        ...['CrateFilled', 'CrateFilled', 'CrateClosed'],
        ...['CrateFilled', 'CrateFilled', 'CrateClosed'],
      ]
      const events = await whole((page) => store.events(subjectOf(first), page))
      same(
        'the types',
        types,
        events.map((event) => event.type),
      )
      same(
        'the events',
        history.flatMap(({ envelope }) => envelope.record.events),
        events,
      )
      same(
        'the records',
        history.map(({ envelope }) => envelope),
        await whole((page) => store.records(subjectOf(first), page)),
      )
    },
  },
  {
    name: 'C-10: one id under two entity names is two subjects',
    run: async (store) => {
      const crate = packed('same', 'r-1')
      const pallet = packed('same', 'r-2', { entity: 'pallet' })
      await accepted(store.commit(crate, absent))
      await accepted(store.commit(pallet, absent))
      const next = moved(pallet.instance, 'r-3')
      await accepted(store.commit(next, at({ revision: 1 })))
      same('the crate', crate.instance, await accepted(store.load(subjectOf(crate))))
      same('the pallet', next.instance, await accepted(store.load(subjectOf(pallet))))
      sameLastPage("the crate's records", [crate.envelope], await accepted(store.records(subjectOf(crate))))
      same('ids of pallets', ['same'], await whole((page) => store.ids('pallet', page)))
    },
  },
  {
    name: 'C-7: ids are in the order of their UTF-8 bytes',
    run: async (store) => {
      const sorted = ['10', '2', 'B', 'a', 'ab', 'e\u0301', 'z', '\u00e9', '\ufffd', '\u{1f600}']
      for (const id of [...sorted].reverse()) await accepted(store.commit(packed(id, `r-${id}`), absent))
      same('ids', sorted, await whole((page) => store.ids('crate', page)))
    },
  },
]
