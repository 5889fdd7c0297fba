import { numberOf, setMember, type Json } from '@assent/kernel'
import type { RecordedCommit, Store } from '@assent/shell'
import { hostileNames } from '../../arbitrary/hostile-names.js'
import { curiousTokens } from '../../arbitrary/number.js'
import { curiousTexts } from '../../arbitrary/text.js'
import { accepted, same, sameLastPage, sameValues } from '../answers.js'
import { absent, at, filled, isDecided, packed, seen, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'

const keyed = (names: readonly string[], value: Json): Json => {
  const object: { [name: string]: Json } = {}
  for (const name of names) setMember(object, name, value)
  return object
}

const nested = (depth: number): Json =>
  depth === 0 ? 'end' : depth % 2 === 0 ? [nested(depth - 1)] : { in: nested(depth - 1) }

const contents: readonly (readonly [string, Json])[] = [
  ['numbers, token by token', curiousTokens.map((token) => numberOf(token) ?? null)],
  ['names such as `__proto__`', keyed(hostileNames, keyed(hostileNames, 1))],
  ['text, code point by code point', curiousTexts],
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
    sameValues(
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
]
