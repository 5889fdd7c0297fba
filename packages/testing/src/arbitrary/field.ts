import type { JsonNumber } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredFields } from './authored.js'
import { names } from './name.js'
import { numberOfKnown } from './number.js'
import { objectOf } from './object-of.js'
import { text } from './text.js'
import { valueOf } from './value.js'

type Field = fc.Arbitrary<AuthoredField>

const typeOnly: { requiredKeys: ['type'] } = { requiredKeys: ['type'] }

const bound = (min: number, max: number, ...spellings: readonly string[]): fc.Arbitrary<JsonNumber> =>
  fc
    .tuple(fc.integer({ min, max }), fc.constantFrom(...spellings))
    .map(([whole, rest]) => numberOfKnown(`${whole}${rest}`))

const word = fc.constantFrom('owner', 'parts', 'parent')

const number = (type: 'integer' | 'number'): Field =>
  fc.record({ type: fc.constant(type), min: bound(-9, 0, '', '.0'), max: bound(1, 99, '', '.5', 'e2') }, typeOnly)

const flat: readonly Field[] = [
  fc.constantFrom('boolean' as const, 'json' as const).map((type) => ({ type })),
  fc.record(
    { type: fc.constant('string' as const), min_length: fc.nat(2), max_length: fc.integer({ min: 2, max: 6 }) },
    typeOnly,
  ),
  number('integer'),
  number('number'),
  fc.record({ type: fc.constant('enum' as const), values: fc.array(text(), { minLength: 1, maxLength: 3 }) }),
  fc.record(
    { type: fc.constant('ref' as const), entity: word, inverse: word, acyclic: fc.boolean() },
    { requiredKeys: ['type', 'entity'] },
  ),
]

const nested = (depth: number): readonly Field[] => [
  fc.record({ type: fc.constant('array' as const), items: field(depth - 1) }),
  fc.record(
    { type: fc.constant('object' as const), properties: fields(depth - 1, 3), additional_properties: fc.boolean() },
    typeOnly,
  ),
]

const withDefault = (declared: AuthoredField): Field =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(declared) },
    { weight: 1, arbitrary: valueOf(declared).map((value) => ({ ...declared, default: value })) },
  )

/** A field of any kind with constraints that fit it and some value meets; `depth` levels of nesting. */
const field = (depth = 2): Field =>
  fc
    .tuple(fc.oneof(...flat, ...(depth > 0 ? nested(depth) : [])), fc.boolean())
    .map(([declared, required]) => (required ? { ...declared, required } : declared))
    .chain(withDefault)

/** Fields by name. */
export const fields = (depth: number, maxLength: number): fc.Arbitrary<AuthoredFields> =>
  names(maxLength).chain((own) => fc.tuple(...own.map((one) => fc.tuple(fc.constant(one), field(depth)))).map(objectOf))
