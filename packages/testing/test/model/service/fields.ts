import { numberOf, type Json } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField } from '../../../src/index.js'
import { json, numbers, texts } from './values.js'

/** The texts of a map's keys: of each kind some that are, and some that are nearly. */
export const keyTexts: { readonly [key: string]: readonly string[] } = {
  string: ['', 'any'],
  boolean: ['true', 'false', 'True', ' true', ''],
  integer: ['1', '+01', '-9223372036854775808', '9223372036854775808', '1.0', '+', '', '--1', '٣'],
  decimal: ['1', '+1.50', '-1e-400', '1e309', '1e400', '.5', '5.', 'NaN', 'inf', '', '1e', '0x1', '1_0', ' 1'],
  timestamp: ['2024-02-29', '2026-02-29', '2026-03-01 06:00:00', ' 2026-03-01 ', '2026-03-01T06:00', ''],
  duration: [
    'P1D',
    '-P1D',
    'PT5M',
    'P1DT2H',
    'P',
    'PT',
    '-P',
    'P1',
    'P1DT',
    'P1.5Y',
    'PT1H1Y',
    '+P1D',
    'P1D2',
    'P.D',
    'p1d',
    'PTT1H',
    'P1DTT1H',
    'P1.2.3D',
    'PD',
    'P-1D',
  ],
  uuid: [
    '123e4567-e89b-12d3-a456-426614174000',
    '123E4567-E89B-12D3-A456-426614174000',
    '123e4567e89b12d3a456426614174000',
    'g23e4567-e89b-12d3-a456-426614174000',
    '',
  ],
  bytes: ['', 'YWJj', 'YQ==', 'YWI=', 'YQ=', '=', '====', 'A===', 'YW_j', 'YQ==YQ==', '=AAA', 'AA=A', 'YWJj\n'],
}

const optional = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(one, { nil: undefined })

const without = (field: { readonly [key: string]: unknown }): AuthoredField =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as unknown as AuthoredField

const bounds = (type: string): fc.Arbitrary<AuthoredField> => {
  const bound = optional(
    fc.constantFrom(
      '0',
      '1',
      '0.1',
      '-1.5',
      '1e20',
      '9007199254740993.0',
      '1e-300',
      '1e300',
      '170141183460469231731687303715884105727',
    ),
  )
  return fc.tuple(bound, bound, fc.boolean()).map(([min, max, required]) =>
    without({
      type,
      required,
      min: min === undefined ? undefined : numberOf(min),
      max: max === undefined ? undefined : numberOf(max),
    }),
  )
}

const text = fc
  .tuple(
    optional(fc.integer({ min: 0, max: 2 })),
    optional(fc.integer({ min: 2, max: 4 })),
    optional(fc.constantFrom('ax', 'e\u0301', 'calm\u{1f600}')),
    fc.boolean(),
  )
  .map(([min_length, max_length, alphabet, required]) =>
    without({ type: 'string', min_length, max_length, alphabet, required }),
  )

/** A field of any kind of the service rules. */
export const field = (depth: number): fc.Arbitrary<AuthoredField> => {
  const leaves = fc.oneof(
    text,
    bounds('integer'),
    bounds('number'),
    bounds('binary64'),
    fc.constantFrom(
      { type: 'boolean' },
      { type: 'json' },
      { type: 'enum', values: ['calm', 'a'] },
      { type: 'ref', entity: 'yard' },
    ),
  ) as fc.Arbitrary<AuthoredField>
  if (depth === 0) return leaves
  const inner = field(depth - 1)
  const properties = fc.dictionary(fc.constantFrom('x', 'count', 'name'), inner, { maxKeys: 3, noNullPrototype: true })
  return fc.oneof(
    { weight: 2, arbitrary: leaves },
    { weight: 1, arbitrary: inner.map((items) => ({ type: 'array', items })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(properties, fc.boolean())
        .map(([own, isOpen]) => ({ type: 'object', properties: own, additional_properties: isOpen })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(keyTexts)), inner)
        .map(([key, items]) => ({ type: 'map', key, items })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom('kind', 'value', 'content'),
          fc.dictionary(fc.constantFrom('a', 'x', 'calm'), inner, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
        )
        .map(([tag, variants]) => ({ type: 'union', tag, variants })),
    },
  ) as unknown as fc.Arbitrary<AuthoredField>
}

/** A value that looks like one of the field, and may be wrong in any part. */
export const nearly = (of: AuthoredField): fc.Arbitrary<Json> => {
  const value = nearlyOf(of as unknown as Loose)
  return fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: json(1) })
}

/** A field of which any key may be read. */
interface Loose {
  readonly type: string
  readonly items: AuthoredField
  readonly properties: { readonly [name: string]: AuthoredField }
  readonly key: string
  readonly tag: string
  readonly variants: { readonly [label: string]: AuthoredField }
}

const nearlyOf = (of: Loose): fc.Arbitrary<Json> => {
  switch (of.type) {
    case 'string':
    case 'enum':
    case 'ref':
      return texts
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(nearly(of.items), { maxLength: 2 })
    case 'object':
      return nearlyMembers(of.properties)
    case 'map':
      return fc.dictionary(fc.constantFrom(...(keyTexts[of.key] ?? [])), nearly(of.items), {
        maxKeys: 3,
        noNullPrototype: true,
      })
    case 'union':
      return nearlyUnion(of.tag, of.variants)
    case 'json':
      return json(1)
    default:
      return numbers
  }
}

const nearlyMembers = (properties: { readonly [name: string]: AuthoredField }): fc.Arbitrary<Json> => {
  const members = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, nearly(one)]))
  const more = fc.option(fc.constant(1), { nil: undefined, freq: 4 })
  return fc
    .tuple(fc.record(members, { requiredKeys: [], noNullPrototype: true }), more)
    .map(([object, other]) => (other === undefined ? object : { ...object, extra: other }) as Json)
}

const nearlyUnion = (tag: string, variants: { readonly [label: string]: AuthoredField }): fc.Arbitrary<Json> =>
  fc.constantFrom(...Object.keys(variants), 'other').chain((label) => {
    const variant = variants[label]
    const payload = variant === undefined ? json(1) : nearly(variant)
    return fc
      .tuple(payload, fc.constantFrom(tag === 'value' ? 'content' : 'value', 'none', 'content'), fc.boolean())
      .map(([one, content, more]) => {
        const union: { [name: string]: Json } = { [tag]: label }
        if (content !== 'none' && content !== tag) union[content] = one
        return more ? { ...union, more: 1 } : union
      })
  })
