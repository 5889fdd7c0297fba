import { numberOf, type Json } from '@assent/kernel'
import type { Recording } from '@assent/shell'
import { accepted, same } from '../answers.js'
import { absent, at, filled, moved, packed, seen, subjectOf, withEnvelope } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'
import { leavesNoTrace, writesNothing } from '../untouched.js'

const first = packed('c-1', 'r-1')
const second = moved(first.instance, 'r-2')

const changes: readonly Partial<Recording>[] = [{ actor: 'ana' }, { correlation: 'flow' }, { causation: 'cause' }]

/** A record id names one record in the whole store. */
export const identityCases: readonly StoreCase[] = [
  {
    name: 'S-16: the same commit again succeeds and writes nothing',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await writesNothing(store, 'already_committed', store.commit(first, absent))
    },
  },
  {
    name: 'S-14: the same commit again succeeds although the subject has moved on',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.commit(second, at({ revision: 1 })))
      await writesNothing(store, 'already_committed', store.commit(first, absent))
      await writesNothing(store, 'already_committed', store.commit(second, at({ revision: 1 })))
    },
  },
  {
    name: 'S-17: the order of members makes no other content',
    run: async (store) => {
      const commit = packed('c-1', 'r-1', { fields: { contents: { a: 1, b: 2 } } })
      const fields = { contents: { b: 2, a: 1 } }
      const turned = {
        ...commit,
        instance: { fields, revision: 1, lifecycle_state: 'packed', id: 'c-1', version: 1, entity: 'crate' },
      }
      await accepted(store.commit(commit, absent))
      await writesNothing(store, 'already_committed', store.commit(turned, absent))
    },
  },
  ...changes.map(
    (members) =>
      ({
        name: `S-17: other metadata under a known record id is \`record_conflict\`: ${Object.keys(members).join()}`,
        run: async (store) => {
          await accepted(store.commit(first, absent))
          const refusal = await leavesNoTrace(
            store,
            'record_conflict',
            store.commit(withEnvelope(first, members), absent),
          )
          same('the refusal', { kind: 'record_conflict', record_id: 'r-1' }, refusal)
        },
      }) satisfies StoreCase,
  ),
  {
    name: 'R-10: another spelling of the same time is other content',
    run: async (store) => {
      const spelled = (recorded_at: string) => packed('c-1', 'r-1', { recorded_at })
      await accepted(store.commit(spelled('2030-05-01T09:00:00.5Z'), absent))
      await leavesNoTrace(store, 'record_conflict', store.commit(spelled('2030-05-01T09:00:00.500Z'), absent))
    },
  },
  {
    name: 'S-17: a number spelled otherwise is other content',
    run: async (store) => {
      const spelled = (token: string) => packed('c-1', 'r-1', { fields: { contents: numberOf(token) as Json } })
      await accepted(store.commit(spelled('1'), absent))
      await leavesNoTrace(store, 'record_conflict', store.commit(spelled('1.0'), absent))
    },
  },
  {
    name: 'S-14: `record_conflict` wins over `revision_conflict`',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      const commit = filled(first.instance, 'r-1', 'rope')
      await leavesNoTrace(store, 'record_conflict', store.commit(commit, at({ revision: 8 })))
    },
  },
  {
    name: 'S-16: a record id is taken for every subject and every entity',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await leavesNoTrace(store, 'record_conflict', store.commit(packed('c-2', 'r-1'), absent))
      await leavesNoTrace(store, 'record_conflict', store.commit(packed('c-1', 'r-1', { entity: 'pallet' }), absent))
    },
  },
  {
    name: 'S-17: an observation cannot take the id of a decision, nor a decision that of an observation',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.observe(seen(first.instance, 'o-1')))
      await leavesNoTrace(store, 'record_conflict', store.observe(seen(first.instance, 'r-1')))
      await leavesNoTrace(store, 'record_conflict', store.commit(moved(first.instance, 'o-1'), at({ revision: 1 })))
    },
  },
  {
    name: 'S-19: a refused commit reserves no record id',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await leavesNoTrace(store, 'revision_conflict', store.commit(second, at({ revision: 5 })))
      same('recordById', undefined, await accepted(store.recordById('r-2')))
      same('another commit', 'committed', await accepted(store.commit(packed('c-2', 'r-2'), absent)))
    },
  },
  {
    name: 'E-23: equal contents under other record ids are records of their own',
    run: async (store) => {
      let before = first
      await accepted(store.commit(first, absent))
      for (const [index, contents] of ['rope', 'tar', 'rope'].entries()) {
        const next = filled(before.instance, `fill-${index}`, contents)
        same('the commit', 'committed', await accepted(store.commit(next, at(before.instance))))
        before = next
      }
      const records = await whole((page) => store.records(subjectOf(first), page))
      same(
        'the records',
        ['r-1', 'fill-0', 'fill-1', 'fill-2'],
        records.map((envelope) => envelope.record_id),
      )
    },
  },
]
