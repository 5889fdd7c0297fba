import { canonical, normalizeFields, numberOf, type JsonNumber } from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrary, definitionOf, type AuthoredField } from '../../src/index.js'

const number = (token: string): JsonNumber => numberOf(token) ?? 0

const sampled = 400

/** What the first values of one optional field are, each as canonical bytes; `absent` where there is none. */
const firstOf = (field: AuthoredField): ReadonlySet<string> => {
  const definition = definitionOf({
    entity: 'edge',
    schema: { fields: { at: field } },
    lifecycle: { initial: 'here', states: ['here'] },
  })
  const inputs = fc.sample(arbitrary.fields(definition), { numRuns: sampled, seed: 7 })
  return new Set(inputs.map(({ at }) => (at === undefined ? 'absent' : canonical(at))))
}

const quoted = (texts: readonly string[]): readonly string[] => texts.map((text) => JSON.stringify(text))

const large = ['9007199254740991', '9007199254740992', '9007199254740993']
const aroundExact = [...large, ...large.map((token) => `-${token}`)]

interface Edge {
  readonly of: string
  readonly field: AuthoredField
  readonly values: readonly string[]
}

const edges: readonly Edge[] = [
  {
    of: 'an integer',
    field: { type: 'integer' },
    values: ['absent', '0', '-0', '1', '-1', ...aroundExact, '-9223372036854775808', '18446744073709551615'],
  },
  {
    of: 'an integer with bounds between integers',
    field: { type: 'integer', min: number('-2.5'), max: number('1e2') },
    values: ['absent', '-2', '-1', '99', '100', '-0'],
  },
  {
    of: 'a number',
    field: { type: 'number' },
    values: ['absent', '0', '-0', '-0.0', '0.1', '1.0', '1E+2', '1e400', '0.30000000000000000001', ...aroundExact],
  },
  {
    of: 'a number with bounds',
    field: { type: 'number', min: number('0.50'), max: number('9007199254740993') },
    values: [
      'absent',
      '0.50',
      '0.500',
      '0.50000000000000000001',
      '9007199254740993',
      '9007199254740993.0',
      '9007199254740992.99999999999999999999',
      '9007199254740992',
    ],
  },
  {
    of: 'a text',
    field: { type: 'string' },
    values: ['absent', ...quoted(['', 'a', '\u00e9', 'e\u0301', '\u{1f600}', '\u{1f600}\u{1f600}'])],
  },
  {
    of: 'a text with lengths',
    field: { type: 'string', min_length: 2, max_length: 4 },
    values: quoted(['aa', 'e\u0301', '\u00e9\u00e9', '\u{1f600}\u{1f600}', 'aaaa', '\u{1f600}'.repeat(4), 'aaa']),
  },
  { of: 'an enum', field: { type: 'enum', values: ['low', 'mid', '', 'high'] }, values: quoted(['low', '', 'high']) },
  { of: 'a boolean', field: { type: 'boolean' }, values: ['absent', 'true', 'false'] },
  {
    of: 'a ref',
    field: { type: 'ref', entity: 'edge' },
    values: quoted(['a', ' a ', '\ufeff', '\u00e9', 'e\u0301', '\u{1f600}', '__proto__']),
  },
  {
    of: 'a list',
    field: { type: 'array', items: { type: 'enum', values: ['x'] } },
    values: ['absent', '[]', '["x"]', '["x","x"]'],
  },
  {
    of: 'an object',
    field: {
      type: 'object',
      properties: { x: { type: 'enum', values: ['y'] }, z: { type: 'boolean', required: true } },
    },
    values: ['absent', '{"z":false}', '{"x":"y","z":true}'],
  },
]

describe('arbitrary.fields', () => {
  it.each(edges)('K-25: the first few hundred hold each edge of $of', ({ field, values }) => {
    const found = firstOf(field)
    expect(values.filter((value) => !found.has(value))).toEqual([])
  })

  it('K-228: hostile names come up in `json` and in open objects', () => {
    for (const field of [{ type: 'json' }, { type: 'object', additional_properties: true }] as const) {
      const all = [...firstOf(field)].join('\n')
      for (const name of ['__proto__', 'constructor', 'toString', '', 'a.b', '$x', 'e\u0301'])
        expect(all).toContain(`"${name}":`)
    }
    const all = [...firstOf({ type: 'json' })]
    expect(all).toEqual(expect.arrayContaining(['null', '[]', '{}', '0', '""', 'false']))
  })

  it('K-34: a member that no value meets is left out where it may be, and said where not', () => {
    const between: AuthoredField = { type: 'integer', min: number('0.2'), max: number('0.8') }
    expect(firstOf(between)).toEqual(new Set(['absent']))
    expect(firstOf({ type: 'array', items: between })).toEqual(new Set(['absent', '[]']))
    expect(() => firstOf({ ...between, required: true })).toThrow('no value meets its constraints')
  })

  it('K-29: numbers meet bounds that no host number tells apart, or that have exponents of any size', () => {
    const bounds: readonly (readonly [string, string])[] = [
      ['0.30000000000000000001', '0.30000000000000000002'],
      ['0.123456789012345678901234', '0.123456789012345678901235'],
      ['1e999999999999', '2e999999999999'],
      ['-1e-999999999999', '1e-999999999999'],
      ['-1e400', '1e400'],
    ]
    for (const [min, max] of bounds) {
      const definition = definitionOf({
        entity: 'edge',
        schema: { fields: { at: { type: 'number', required: true, min: number(min), max: number(max) } } },
        lifecycle: { initial: 'here', states: ['here'] },
      })
      for (const fields of fc.sample(arbitrary.fields(definition), 100)) {
        expect(normalizeFields(definition, fields)).toMatchObject({ _tag: 'Right' })
      }
    }
  })
})
