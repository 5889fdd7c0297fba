import { describe, expect, it } from 'vitest'
import { defectsOf } from '../support/define.js'
import { permitWith, type Part } from '../support/permit.js'
import { textNaming, textWithout } from '../support/text.js'

const places = (field: Part): readonly (readonly [string, unknown])[] =>
  defectsOf(permitWith({ f: field })).map((defect) => [defect.kind, 'path' in defect ? defect.path : undefined])

describe('the order of the defects of one field', () => {
  it.each<readonly [string, Part, readonly (readonly [string, string])[]]>([
    [
      'alphabet, then length bounds',
      { type: 'string', alphabet: 'AB', min_length: 2, max_length: 1 },
      [
        ['semantics_key_not_available', 'schema.f.alphabet'],
        ['invalid_field', 'schema.f'],
      ],
    ],
    [
      'service kind, then the needs of the kind, then items',
      { type: 'map', items: { type: 'enum' } },
      [
        ['semantics_key_not_available', 'schema.f'],
        ['map_key_not_text', 'schema.f'],
        ['invalid_field', 'schema.f[]'],
      ],
    ],
    [
      'items, then the default',
      { type: 'array', items: { type: 'enum' }, default: 5 },
      [
        ['invalid_field', 'schema.f[]'],
        ['invalid_field', 'schema.f'],
      ],
    ],
    [
      'properties in name order, then the default',
      {
        type: 'object',
        properties: { z: { type: 'enum' }, a: { type: 'ref' }, '10': { type: 'array' }, '9': { type: 'array' } },
        default: 5,
      },
      [
        ['invalid_field', 'schema.f.10'],
        ['invalid_field', 'schema.f.9'],
        ['invalid_field', 'schema.f.a'],
        ['invalid_field', 'schema.f.z'],
        ['invalid_field', 'schema.f'],
      ],
    ],
    [
      'a property is finished before the next',
      {
        type: 'object',
        properties: { a: { type: 'array', items: { type: 'enum' }, default: 5 }, b: { type: 'boolean', min: 1 } },
      },
      [
        ['invalid_field', 'schema.f.a[]'],
        ['invalid_field', 'schema.f.a'],
        ['constraint_not_applicable', 'schema.f.b'],
      ],
    ],
  ])('K-156: %s', (_name, field, expected) => {
    expect(places(field)).toEqual(expected)
  })

  it('K-156: length bounds, then the default', () => {
    const defects = defectsOf(permitWith({ f: { type: 'string', min_length: 3, max_length: 2, default: 7 } }))

    expect(defects).toEqual([
      { kind: 'invalid_field', path: 'schema.f', message: textWithout('default') },
      { kind: 'invalid_field', path: 'schema.f', message: textNaming('default') },
    ])
  })

  it('K-156: value bounds, then the default', () => {
    const defects = defectsOf(permitWith({ f: { type: 'integer', min: 3, max: 2, default: 'x' } }))

    expect(defects).toEqual([
      { kind: 'invalid_field', path: 'schema.f', message: textWithout('default') },
      { kind: 'invalid_field', path: 'schema.f', message: textNaming('default') },
    ])
  })
})
