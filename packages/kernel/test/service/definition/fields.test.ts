import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import { exact } from '../../support/exact.js'
import type { Part } from '../../support/permit.js'
import { anyText, textNaming } from '../../support/text.js'
import { loanWith } from '../loan.js'

const defectsOfPart = (part: Part) => defectsOf(loanWith({ part }))

const map = { type: 'map', key: 'string', items: { type: 'string' } }
const union = { type: 'union', tag: 'is', variants: { a: { type: 'string' } } }

describe('fields under the service rules', () => {
  it.each([
    [map],
    [union],
    [{ type: 'binary64', min: 0, max: 1 }],
    [{ type: 'string', alphabet: 'abc', max_length: 3 }],
    [{ type: 'array', items: { type: 'object', properties: { a: union, b: map } } }],
  ])('SR-10: %j registers', (part) => {
    expect(define(loanWith({ part })).entity).toBe('loan')
  })

  it.each<readonly [string, Part, readonly string[]]>([
    ['a map without a key', { ...map, key: undefined }, ['map_key_not_text']],
    ['a map without items', { type: 'map', key: 'string' }, ['map_value_missing']],
    ['a map without either', { type: 'map' }, ['map_key_not_text', 'map_value_missing']],
    ['a union without a tag', { type: 'union', variants: { a: { type: 'string' } } }, ['union_variant_missing']],
    ['a union with a blank tag', { ...union, tag: ' ' }, ['union_variant_missing']],
    ['a union without variants', { type: 'union', tag: 'is' }, ['union_variant_missing']],
    ['a union without either', { type: 'union' }, ['union_variant_missing']],
  ])('SR-15, SR-16: %s', (_name, { key, ...part }, kinds) => {
    const field = key === undefined ? part : { ...part, key }
    expect(defectsOfPart(field)).toEqual(kinds.map((kind) => ({ kind, path: 'schema.part' })))
  })

  it('SR-17: a tag that a variant has as a member is no defect', () => {
    const tagged = { ...union, variants: { a: { type: 'object', properties: { is: { type: 'string' } } } } }
    expect(define(loanWith({ part: tagged })).version).toBe(1)
  })

  it.each([
    ['key', 'a map field', { type: 'array', items: { type: 'json' }, key: 'uuid' }],
    ['tag/variants', 'a union field', { type: 'object', tag: 'is' }],
    [
      'tag/variants',
      'a union field',
      { type: 'map', key: 'string', items: { type: 'json' }, variants: { a: { type: 'json' } } },
    ],
    ['items', 'an array or map field', { ...union, items: { type: 'json' } }],
    ['min/max', 'an integer, number or binary64 field', { ...map, min: 1 }],
    ['alphabet', 'a string field', { type: 'enum', values: ['a'], alphabet: 'a' }],
    ['key', 'a map field', { type: 'integer', key: 'uuid', tag: 'is', alphabet: 'a' }],
  ])('SR-18: %s belongs to %s', (constraint, applies_to, part) => {
    expect(defectsOfPart(part)).toEqual([
      { kind: 'constraint_not_applicable', path: 'schema.part', constraint, field_kind: part.type, applies_to },
    ])
  })

  it.each([
    ['', ['empty']],
    ['abca', ['`a`', '1', '4']],
    ['x\u{1F4D6}y\u{1F4D6}', ['`\u{1F4D6}`', '2', '4']],
  ])('SR-19: the alphabet `%s` is refused', (alphabet, facts) => {
    expect(defectsOfPart({ type: 'string', alphabet })).toEqual([
      { kind: 'invalid_field', path: 'schema.part', message: textNaming(...facts) },
    ])
  })

  it('SR-20: items are checked before properties and variants, each at its own place', () => {
    const broken = { type: 'enum' }
    const parts = {
      a: { type: 'map', key: 'string', items: broken },
      b: { type: 'object', properties: { x: broken } },
      c: { type: 'union', tag: 'is', variants: { q: broken, p: broken } },
    }
    expect(defectsOf(loanWith(parts)).map((defect) => 'path' in defect && defect.path)).toEqual([
      'schema.a[]',
      'schema.b.x',
      'schema.c|p',
      'schema.c|q',
    ])
  })

  it.each<readonly [Part, string]>([
    [{ ...map, default: { a: 1 } }, 'schema.part.a'],
    [{ ...map, key: 'uuid', default: { a: 'x' } }, 'schema.part.a'],
    [{ ...union, default: { is: 'b' } }, 'schema.part'],
    [{ ...union, default: { is: 'a', value: 1 } }, 'schema.part.value'],
    [{ type: 'binary64', default: null }, 'schema.part'],
    [{ type: 'string', alphabet: 'ab', default: 'abc' }, 'schema.part'],
    [{ type: 'integer', default: exact('9223372036854775808') }, 'schema.part'],
    [{ type: 'number', default: exact('1e309') }, 'schema.part'],
  ])('SR-21: a default is a value of its field (%#)', (part, path) => {
    expect(defectsOfPart(part)).toEqual([{ kind: 'invalid_field', path, message: textNaming('default') }])
  })

  it('SR-16, K-154: the default of a union without variants is not judged as well', () => {
    expect(defectsOfPart({ type: 'union', tag: 'is', default: { is: 'a' } })).toEqual([
      { kind: 'union_variant_missing', path: 'schema.part' },
    ])
  })

  it.each(['integer', 'number', 'binary64'])('SR-46: a bound of a %s that no binary64 holds', (type) => {
    expect(defectsOfPart({ type, min: exact('-1e309'), max: exact('1e309') })).toEqual([
      { kind: 'invalid_field', path: 'schema.part', message: textNaming('`min`') },
      { kind: 'invalid_field', path: 'schema.part', message: textNaming('`max`') },
    ])
  })

  it('SR-43: the least above the greatest is told by the tokens', () => {
    expect(defectsOfPart({ type: 'binary64', min: exact('1.0000000000000000001'), max: 1 })).toEqual([
      { kind: 'invalid_field', path: 'schema.part', message: anyText },
    ])
  })
})
