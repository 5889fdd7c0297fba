import { numberOf, type Json } from '@assent/kernel'
import type { RecordedObservation } from '@assent/shell'
import { accepted, same, sameLastPage } from '../answers.js'
import { absent, at, moved, packed, seen, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'
import { leavesNoTrace, writesNothing } from '../untouched.js'

const first = packed('c-1', 'r-1')
const second = moved(first.instance, 'r-2')
const subject = subjectOf(first)
const sight = seen(first.instance, 'o-1')

const outside = ['0', '-1', '1.0', '9223372036854775808'].map((token) => numberOf(token) ?? 0)

const faulty: readonly (readonly [string, RecordedObservation])[] = [
  ['a blank record id', seen(first.instance, ' ')],
  ['a blank entity', { ...sight, entity: '' }],
  ['a blank id', { ...sight, id: '\u2003' }],
  ...outside.map((revision) => [`revision ${String(revision)}`, { ...sight, revision }] as const),
]

/** What somebody saw, and what it does not move. */
export const observationCases: readonly StoreCase[] = [
  {
    name: 'R-21: an observation adds itself and moves nothing',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      same('the answer', 'observed', await accepted(store.observe(sight)))
      same('load', first.instance, await accepted(store.load(subject)))
      sameLastPage('records', [first.envelope], await accepted(store.records(subject)))
      sameLastPage('S-8: events', first.envelope.record.events, await accepted(store.events(subject)))
      sameLastPage('observations', [sight], await accepted(store.observations(subject)))
      same('recordById', { kind: 'observation', observation: sight }, await accepted(store.recordById('o-1')))
    },
  },
  {
    name: 'R-18: an observation holds any JSON document, token by token',
    run: async (store) => {
      const documents: readonly Json[] = [
        null,
        true,
        '',
        [],
        numberOf('2.50') ?? null,
        { depth: numberOf('-0') ?? null, ['__proto__']: 1 },
      ]
      await accepted(store.commit(first, absent))
      const sights = documents.map((document, index) => seen(first.instance, `o-${index}`, document))
      for (const one of sights) await accepted(store.observe(one))
      same('observations', sights, await whole((page) => store.observations(subject, page)))
    },
  },
  {
    name: 'R-20: an observation of another revision is refused with the revision that is stored',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.commit(second, at({ revision: 1 })))
      for (const revision of [1, 3]) {
        const refusal = await leavesNoTrace(store, 'revision_conflict', store.observe({ ...sight, revision }))
        const expected = { kind: 'revision', revision }
        same('the refusal', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected, found: 2 }, refusal)
      }
    },
  },
  {
    name: 'R-20: an observation of nothing is refused with `found` null',
    run: async (store) => {
      const refusal = await leavesNoTrace(store, 'revision_conflict', store.observe(sight))
      const expected = { kind: 'revision', revision: 1 }
      same('the refusal', { kind: 'revision_conflict', entity: 'crate', id: 'c-1', expected, found: null }, refusal)
      same('recordById', undefined, await accepted(store.recordById('o-1')))
    },
  },
  {
    name: 'R-22: several observations at one revision keep the order in which they came',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      const sights = ['o-9', 'o-1', 'o-5'].map((recordId) => seen(first.instance, recordId))
      for (const one of sights) await accepted(store.observe(one))
      same('observations', sights, await whole((page) => store.observations(subject, page)))
    },
  },
  {
    name: 'S-14: the same observation again succeeds although the subject has moved on',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.observe(sight))
      await accepted(store.commit(second, at({ revision: 1 })))
      await writesNothing(store, 'already_observed', store.observe(sight))
    },
  },
  {
    name: 'S-16: another observation under a known record id is `record_conflict`',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.observe(sight))
      await leavesNoTrace(store, 'record_conflict', store.observe(seen(first.instance, 'o-1', { intact: false })))
      await leavesNoTrace(store, 'record_conflict', store.observe({ ...sight, revision: 4 }))
    },
  },
  ...faulty.map(
    ([fault, given]) =>
      ({
        name: `R-19: an observation that is none is refused: ${fault}`,
        run: async (store) => {
          await accepted(store.commit(first, absent))
          await leavesNoTrace(store, 'store_backend', store.observe(given))
        },
      }) satisfies StoreCase,
  ),
]
