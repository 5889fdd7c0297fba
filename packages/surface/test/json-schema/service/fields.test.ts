import { normalizeFields, stringify, type JsonObject } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { creationFieldsSchema } from '../../../src/index.js'
import { definitionOf } from '../../definition.js'
import { judgeOf } from '../judge.js'

const holding = (field: object) =>
  definitionOf({
    entity: 'box',
    semantics: 'service/1',
    schema: { fields: { held: field } },
    lifecycle: { initial: 'shut', states: ['shut'] },
  })

const mapOf = (key: string): object => ({ type: 'map', key, items: { type: 'number' } })

const keyed = (...keys: readonly string[]): readonly JsonObject[] => keys.map((key) => ({ [key]: 1 }))

type Case = readonly [kind: string, field: object, values: readonly unknown[]]

const cases: readonly Case[] = [
  ['a map by texts', mapOf('string'), [{}, ...keyed('', 'a', '__proto__x'), { a: 'b' }, [], null, 'a']],
  ['a map by booleans', mapOf('boolean'), keyed('true', 'false', 'yes', '')],
  ['a map by integers', mapOf('integer'), keyed('1', '-1', '+1', '007', '1.0', 'two', '', '1'.repeat(30))],
  ['a map by decimals', mapOf('decimal'), keyed('1', '-1.50', '1e3', '.5', '1.', 'NaN', '')],
  [
    'a map by timestamps',
    mapOf('timestamp'),
    keyed('2027-03-01', '2027-03-01T08:00:00Z', ' 2027-03-01\u0085', '2027-03-01 08:00:00.5', '2027-3-1', 'today'),
  ],
  ['a map by durations', mapOf('duration'), keyed('P1D', '-P1DT2H', 'PT.5S', 'P', 'PT', 'P1', '1D')],
  [
    'a map by uuids',
    mapOf('uuid'),
    keyed('123e4567-E89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-42661417400', 'x'),
  ],
  ['a map by bytes', mapOf('bytes'), keyed('YQ==', 'YWI=', 'YWJj', 'YQ=', '', 'Y===', 'a b=')],
  [
    'a map of what has members',
    {
      type: 'map',
      key: 'string',
      items: { type: 'object', properties: { a: { type: 'string', required: true, default: 'x' } } },
    },
    [{ k: { a: 'y' } }, { k: {} }, { k: { a: 'y', b: 1 } }],
  ],
  [
    'a union',
    {
      type: 'union',
      tag: 'kind',
      variants: { swarm: { type: 'string', required: true }, bought: { type: 'json' }, '': { type: 'integer' } },
    },
    [
      { kind: 'swarm', value: 'oak' },
      { kind: 'swarm' },
      { kind: 'swarm', value: 1 },
      { kind: 'bought' },
      { kind: 'bought', value: null },
      { kind: '', value: 1 },
      { kind: '', value: 'a' },
      { kind: 'other' },
      { kind: 1 },
      {},
      { kind: 'bought', value: 1, more: 1 },
      [],
      null,
    ],
  ],
  [
    'a union whose tag is `value`',
    { type: 'union', tag: 'value', variants: { a: { type: 'string', required: true } } },
    [{ value: 'a', content: 'b' }, { value: 'a' }, { value: 'a', content: 1 }, { content: 'b' }],
  ],
  ['a binary64', { type: 'binary64', min: 0.5 }, [0.5, 1e300, 0, '1', null]],
  ['an integer', { type: 'integer' }, [0, -9007199254740991, '1', null]],
  ['an alphabet', { type: 'string', alphabet: 'ab' }, ['', 'abba', 'abc', 'a\n', 'A', 1]],
  [
    'an alphabet of marks that patterns act on',
    { type: 'string', alphabet: '^$\\.*+?()[]{}|/-&~#!\n\u{1f600}é' },
    ['^-]\\[', '-', '\n', '\u{1f600}', '\u{1f601}', 'é', 'e\u0301', ',', 'a', '.'],
  ],
  [
    'an alphabet and a length',
    { type: 'string', alphabet: '\u{1f600}b', min_length: 1, max_length: 2 },
    ['', '\u{1f600}b', 'bbb', 'a'],
  ],
]

describe('the schema of a field under the service rules', () => {
  it.each(cases)('SR-22: %s: takes what the kernel takes, and nothing else', (_, field, values) => {
    const definition = holding(field)
    const meets = judgeOf(creationFieldsSchema(definition.document))
    const answers = values.map((held) => [stringify({ held }), meets({ held })])
    expect(answers).toEqual(values.map((held) => [stringify({ held }), isRight(normalizeFields(definition, { held }))]))
  })

  it('SR-28: an integer has 64 bits with a sign, unless its own bounds say less', () => {
    const written = (field: object) => stringify(creationFieldsSchema(holding(field).document))
    expect(written({ type: 'integer' })).toContain(
      '"held":{"maximum":9223372036854775807,"minimum":-9223372036854775808,"type":"integer"}',
    )
    expect(written({ type: 'integer', min: 0, max: 9 })).toContain('"held":{"maximum":9,"minimum":0,"type":"integer"}')
  })

  it('SR-31: nothing is filled in inside a map or a union, and no default is shown there', () => {
    const inner = { type: 'object', properties: { a: { type: 'string', required: true, default: 'x' } } }
    const written = stringify(creationFieldsSchema(holding({ type: 'map', key: 'string', items: inner }).document))
    expect(written).toContain('"required":["a"]')
    expect(written).not.toContain('"default"')
  })
})
