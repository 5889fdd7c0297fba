import { numberOf, type Json, type JsonObject } from '@assent/kernel'
import fc from 'fast-check'

/** Tokens on which something turns. */
export const tokens = [
  '0',
  '-0',
  '-0.0',
  '1',
  '1.0',
  '1e0',
  '2',
  '-1',
  '0.1',
  '1.0000000000000000001',
  '9007199254740993',
  '9007199254740993.0',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775808',
  '-9223372036854775809',
  '18446744073709551615',
  '18446744073709551616',
  '18446744073709552000',
  '1e19',
  '1e38',
  '1e39',
  '1e308',
  '1e309',
  '-1e400',
  '1e-400',
  '1e-300',
  '170141183460469231731687303715884105727',
  '170141183460469231731687303715884105728',
  '5e-324',
  '12.3456789012345678901',
  '12.345678901234567',
]

/** Numbers on which something turns. */
export const numbers: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...tokens).map((token) => numberOf(token) ?? null) },
  { weight: 1, arbitrary: fc.integer({ min: -2, max: 3 }) },
)

export const texts: fc.Arbitrary<string> = fc.constantFrom(
  '',
  'a',
  'x',
  'false',
  'true',
  'calm',
  'brisk',
  'hostile',
  'wild',
  'furious',
  'e\u0301',
  '\u{1f600}\u{1f600}',
  '2024-02-29',
  '2026-03-01 06:00:00',
)

const members = fc.constantFrom('x', 'count', 'name', 'kind', 'value', 'tags', '0', '1', 'more', 'mark')

/** Anything, mostly small. */
export const json = (depth: number): fc.Arbitrary<Json> => {
  const scalar = fc.oneof(numbers, texts, fc.boolean(), fc.constant(null))
  if (depth === 0) return scalar
  return fc.oneof(
    { weight: 2, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(json(depth - 1), { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.dictionary(members, json(depth - 1), { maxKeys: 3, noNullPrototype: true }) },
  )
}

const finite = fc
  .constantFrom('0', '1', '2.50', '-0.0', '1e-400', '9007199254740993.0', '1e300')
  .map((token) => numberOf(token) ?? 0)
const whole = fc.constantFrom<Json>(0, 1, 2, -1)
const some = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<readonly A[]> => fc.array(one, { maxLength: 3 })
const union = fc.oneof(
  fc.record({ kind: fc.constant('swarm'), value: texts }, { requiredKeys: ['kind'], noNullPrototype: true }),
  fc.record({ kind: fc.constant('bought'), value: json(2) }, { noNullPrototype: true }),
  fc.record({ kind: fc.constant('many'), value: some(texts) }, { noNullPrototype: true }),
  fc.record(
    { kind: fc.constant('sized'), value: fc.dictionary(members, texts, { maxKeys: 3, noNullPrototype: true }) },
    { noNullPrototype: true },
  ),
)
const row = fc.record({ name: texts, count: whole, tags: some(texts) }, { requiredKeys: [], noNullPrototype: true })

const fitting: { readonly [field: string]: fc.Arbitrary<Json> } = {
  anything: json(2),
  amount: finite,
  whole,
  measured: finite,
  mark: texts,
  temper: fc.constantFrom('calm', 'brisk', 'hostile'),
  flag: fc.boolean(),
  at: texts,
  list: some(finite),
  words: some(texts),
  rows: some(row),
  frames: fc.dictionary(fc.constantFrom('1', '2', '10'), finite, { maxKeys: 3, noNullPrototype: true }),
  named: fc.dictionary(
    members,
    fc.record({ name: texts, more: json(1) }, { requiredKeys: [], noNullPrototype: true }),
    { maxKeys: 2, noNullPrototype: true },
  ),
  grid: some(some(texts)),
  origin: union,
  nest: fc.record(
    { count: texts, deep: fc.record({ mark: texts }), other: json(1) },
    { requiredKeys: [], noNullPrototype: true },
  ),
}

/** Fields of a hive, each there or not; now and then one that does not fit. */
export const scene: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.record(fitting, { requiredKeys: [], noNullPrototype: true }),
    fc.option(fc.tuple(fc.constantFrom(...Object.keys(fitting)), json(2)), { freq: 3, nil: undefined }),
  )
  .map(([fields, other]) => (other === undefined ? fields : { ...fields, [other[0]]: other[1] }) as JsonObject)
