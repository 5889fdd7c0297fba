import { numberOf, setMember, type Json } from '@assent/kernel'
import type { RecordedCommit, Store } from '@assent/shell'
import { accepted, same, sameLastPage } from '../answers.js'
import { absent, at, filled, isDecided, packed, seen, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'

const tokens = [
  '1.0',
  '-0',
  '-0.0',
  '1e400',
  '1E+2',
  '1e2',
  '-1e-400',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
  '18446744073709551616',
  '0.30000000000000000001',
]

const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '2',
  '10',
  '$x',
  'a.b',
  '\u{1f600}',
  '\u0000',
]

const texts = [
  '',
  ' ',
  '\u00e9',
  'e\u0301',
  '\u{1f600}',
  '\ufffd',
  '\u2028',
  '\u0000',
  '\u007f',
  '\\u0000',
  "it's",
  '"',
  '\\',
  '$$',
  'null',
  '\ufeff',
]

const curiousNames = [
  '%',
  '_',
  "o'hara",
  '"',
  '`',
  '/',
  '\\',
  '..',
  'line\nbreak',
  'tab\t',
  '\u00e9',
  'e\u0301',
  'A',
  'a',
  'a ',
  ' a',
  '\u{1f600}',
  '\u0001',
  'a\u2028b',
  'NULL',
  '\ufeff',
  "'; drop table assent_instance; --",
  '{"id":1}',
  '__proto__',
  'constructor',
  '%00',
  '1',
  '01',
  '1.0',
]

const keyed = (names: readonly string[], value: Json): Json => {
  const object: { [name: string]: Json } = {}
  for (const name of names) setMember(object, name, value)
  return object
}

const nested = (depth: number): Json =>
  depth === 0 ? 'end' : depth % 2 === 0 ? [nested(depth - 1)] : { in: nested(depth - 1) }

const contents: readonly (readonly [string, Json])[] = [
  ['numbers, token by token', tokens.map((token) => numberOf(token) ?? null)],
  ['names such as `__proto__`', keyed(hostileNames, keyed(hostileNames, 1))],
  ['text, code point by code point', texts],
  ['null, empty list, empty object', [null, [], {}, { none: null }]],
  ['a hundred levels of nesting', nested(100)],
  ['a text of a million characters', '\u{1f600}x'.repeat(500_000)],
]

const keeps =
  (value: Json) =>
  async (store: Store): Promise<void> => {
    const first = packed('c-1', 'r-1', { fields: { contents: value } })
    const second = filled(first.instance, 'r-2', value)
    const sight = seen(second.instance, 'o-1', value)
    await accepted(store.commit(first, absent))
    await accepted(store.commit(second, at(first.instance)))
    await accepted(store.observe(sight))
    const subject = subjectOf(first)
    same('load', second.instance, await accepted(store.load(subject)))
    same('records', [first.envelope, second.envelope], await whole((page) => store.records(subject, page)))
    same(
      'events',
      [first, second].flatMap(({ envelope }) => envelope.record.events),
      await whole((page) => store.events(subject, page)),
    )
    same('observations', [sight], await whole((page) => store.observations(subject, page)))
  }

/** A creation with the deepest contents that the kernel decides on: its record nests them further. */
const deepest = (): RecordedCommit => {
  let depth = 128
  while (!isDecided(nested(depth))) depth -= 1
  return packed('c-1', 'r-1', { fields: { contents: nested(depth) } })
}

/** What goes in comes out with the same bytes. */
export const encodingCases: readonly StoreCase[] = [
  ...contents.map(([what, value]) => ({ name: `N-4: a store keeps ${what}`, run: keeps(value) })),
  {
    name: 'N-4: a store keeps the deepest value that the kernel decides on',
    run: async (store) => {
      const commit = deepest()
      same('the commit', 'committed', await accepted(store.commit(commit, absent)))
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
      sameLastPage('records', [commit.envelope], await accepted(store.records(subjectOf(commit))))
    },
  },
  {
    name: 'C-10: ids with quotes, slashes, wildcards, line breaks or look-alikes are subjects of their own',
    run: async (store) => {
      const commits = curiousNames.map((id, index) => packed(id, `r-${index}`, { fields: { contents: index } }))
      for (const commit of commits) same('the commit', 'committed', await accepted(store.commit(commit, absent)))
      for (const commit of commits) same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
      same('ids', curiousNames.length, (await whole((page) => store.ids('crate', page), 3)).length)
    },
  },
  {
    name: 'C-10: so are entity names',
    run: async (store) => {
      const commits = curiousNames.map((entity, index) =>
        packed('c-1', `r-${index}`, { entity, fields: { contents: index } }),
      )
      for (const commit of commits) await accepted(store.commit(commit, absent))
      for (const commit of commits) {
        same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
        same('ids', ['c-1'], await whole((page) => store.ids(commit.instance.entity, page)))
      }
    },
  },
  {
    name: 'S-16: so are record ids',
    run: async (store) => {
      const recordIds = curiousNames
      const commits = recordIds.map((recordId, index) => packed(`c-${index}`, recordId))
      for (const commit of commits) same('the commit', 'committed', await accepted(store.commit(commit, absent)))
      for (const commit of commits) {
        const named = await accepted(store.recordById(commit.envelope.record_id))
        same('recordById', { kind: 'decision', commit }, named)
      }
    },
  },
]
