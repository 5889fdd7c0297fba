import {
  escapes,
  farPair,
  hugeExponent,
  list,
  longNumber,
  longPair,
  members,
  nested,
  repeatedKey,
  spellings,
  unfolding,
  wrongList,
} from './inputs.js'
import {
  copiesByHost,
  defines,
  readsAndTakes,
  readsAndWrites,
  takes,
  takesAll,
  takesFields,
  type Work,
} from './intake.js'

/** An input of somebody who means no good, or does not look. */
export interface HostileCase {
  readonly name: string
  /** Half of it is measured too. */
  readonly size: number
  readonly make: (size: number) => unknown
  readonly work: Work
}

type Row = readonly [name: string, size: number, make: (size: number) => unknown, work: Work]

const much = 100_000
const million = 1_000_000
const billion = 1_000_000_000

const rows: readonly Row[] = [
  ['a text of a million characters', million, (size) => 'ж'.repeat(size), takes('text')],
  ['the same where 40 characters are allowed', million, (size) => 'ж'.repeat(size), takes('short')],
  ['the same of characters of two units each', million, (size) => '\u{1F600}'.repeat(size), takes('short')],
  ['100,000 elements', much, list, takes('list')],
  ['100,000 elements, all wrong', much, wrongList, takes('list')],
  ['100,000 elements, searched by a rule', much, list, takes('list', 'seek')],
  ['100,000 undeclared arguments', much, members, takesAll],
  ['100,000 undeclared fields of the instance', much, members, takesFields],
  ['100,000 members of a json field', much, members, takes('any', 'keep')],
  ['the same by JSON.stringify and JSON.parse alone', much, members, copiesByHost],
  ['100,000 members named 0 to 99999', much, (size) => members(size, ''), takes('any', 'keep')],
  ['nesting 10,000 deep', 10_000, nested, takes('any')],
  ['objects that unfold into 2^40', 40, unfolding, takes('any')],
  ['a whole number of a million digits', million, (size) => longNumber('whole', size), readsAndTakes('take')],
  ['the same, added to a field', million, (size) => longNumber('number', size), readsAndTakes('add')],
  ['two of them, compared', million, longPair, readsAndTakes('compare')],
  ['1e1000000000 as a whole number', billion, (size) => hugeExponent('whole', size), readsAndTakes('take')],
  ['the same, added to a field', billion, (size) => hugeExponent('number', size), readsAndTakes('add')],
  ['1e-1000000000 and 1e1000000000, compared', billion, farPair, readsAndTakes('compare')],
  ['text nested 10,000 deep', 10_000, (size) => '['.repeat(size) + ']'.repeat(size), readsAndWrites],
  ['text with one key 100,000 times', much, repeatedKey, readsAndWrites],
  ['text of 100,000 escapes', much, escapes, readsAndWrites],
  ['text of 100,000 numbers spelled 1.50', much, spellings, readsAndWrites],
  ['text of 16 MiB and more', 34_000_000, (size) => `"${'x'.repeat(size)}"`, readsAndWrites],
  ['a definition with 100,000 unknown keys', much, members, defines],
  ['a definition nested 10,000 deep', 10_000, nested, defines],
]

export const hostileCases: readonly HostileCase[] = rows.map(([name, size, make, work]) => ({ name, size, make, work }))
