import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { exact } from '../support/exact.js'
import { permitWith, renewable, type Part } from '../support/permit.js'
import { present } from '../support/present.js'

const constraints: readonly (readonly [string, string, Part])[] = [
  ['min_length/max_length', 'a string field', { min_length: 1 }],
  ['min_length/max_length', 'a string field', { max_length: 0 }],
  ['min/max', 'an integer, number or binary64 field', { min: 0 }],
  ['min/max', 'an integer, number or binary64 field', { max: exact('1.5') }],
  ['values', 'an enum field', { values: [''] }],
  ['items', 'an array or map field', { items: { type: 'json' } }],
  ['properties/additional_properties', 'an object field', { properties: { a: { type: 'json' } } }],
  ['properties/additional_properties', 'an object field', { additional_properties: true }],
  ['entity/inverse/acyclic', 'a ref field', { entity: 'resident' }],
  ['entity/inverse/acyclic', 'a ref field', { inverse: 'permits' }],
  ['entity/inverse/acyclic', 'a ref field', { acyclic: false }],
  ['entity/inverse/acyclic', 'a ref field', { acyclic: true }],
  ['key', 'a map field', { key: 'string' }],
  ['tag/variants', 'a union field', { tag: 'kind' }],
  ['tag/variants', 'a union field', { variants: { a: { type: 'json' } } }],
  ['alphabet', 'a string field', { alphabet: 'AB' }],
]

const governed: readonly (readonly [string, Part])[] = [
  ['string', { min_length: 1, max_length: 9 }],
  ['integer', { min: exact('0.5'), max: 9 }],
  ['number', { min: exact('-1e3'), max: exact('1e3') }],
  ['boolean', {}],
  ['enum', { values: ['resident', 'visitor'] }],
  ['array', { items: { type: 'string' } }],
  ['object', { properties: { street: { type: 'string' } }, additional_properties: true }],
  ['json', {}],
  ['ref', { entity: 'resident', inverse: 'permits', acyclic: true }],
]

/** The keys that each kind governs. */
const owned: Readonly<Record<string, Part>> = {
  string: { min_length: 1, max_length: 1, alphabet: 1 },
  integer: { min: 1, max: 1 },
  number: { min: 1, max: 1 },
  enum: { values: 1 },
  array: { items: 1 },
  object: { properties: 1, additional_properties: 1 },
  json: {},
  ref: { entity: 1, inverse: 1, acyclic: 1 },
}

describe('field constraints', () => {
  it.each(governed)('K-25, K-62: %s takes its own constraints and `required`', (type, keys) => {
    expect(define(permitWith({ field: { type, required: true, ...keys } })).entity).toBe('permit')
  })

  it.each(constraints)('K-26, K-27: %s is for %s only: %j', (constraint, applies_to, keys) => {
    expect(defectsOf(permitWith({ field: { type: 'boolean', ...keys } }))).toEqual([
      { kind: 'constraint_not_applicable', path: 'schema.field', constraint, field_kind: 'boolean', applies_to },
    ])
  })

  it.each(['string', 'integer', 'number', 'enum', 'array', 'object', 'json', 'ref'])(
    'K-26: %s refuses every constraint that it does not govern',
    (type) => {
      const own = Object.fromEntries(governed)[type] ?? {}
      const foreign = constraints.filter(([, , keys]) =>
        Object.keys(keys).every((key) => !(key in present(owned[type]))),
      )

      expect(foreign.map(([, , keys]) => defectsOf(permitWith({ field: { type, ...own, ...keys } })))).toEqual(
        foreign.map(([constraint, applies_to]) => [
          { kind: 'constraint_not_applicable', path: 'schema.field', constraint, field_kind: type, applies_to },
        ]),
      )
    },
  )

  it('K-26: empty values, empty properties and closedness cannot be told from absence', () => {
    const field = { type: 'boolean', values: [], properties: {}, additional_properties: false, min: null, items: null }

    expect(define(permitWith({ field })).entity).toBe('permit')
  })

  it('K-27, K-159, D-24: of several inapplicable constraints the first in order is reported, alphabet last', () => {
    const families = constraints.filter(([name], index) => constraints.findIndex(([other]) => other === name) === index)
    const reported = families.map((_, from) => {
      const keys = Object.assign({}, ...families.slice(from).map(([, , part]) => part)) as Part
      return defectsOf(permitWith({ field: { type: 'boolean', ...keys } }))
    })

    expect(reported).toEqual(
      families.map(([constraint, applies_to]) => [
        { kind: 'constraint_not_applicable', path: 'schema.field', constraint, field_kind: 'boolean', applies_to },
      ]),
    )
  })

  it('K-159: after an inapplicable constraint the bounds are not held against each other', () => {
    const field = { type: 'integer', min_length: 3, max_length: 2, min: 3, max: 2 }

    expect(defectsOf(permitWith({ field })).map(({ kind }) => kind)).toEqual(['constraint_not_applicable'])
  })

  it('K-30, K-158: constraints are judged at every depth, fields and arguments alike', () => {
    const item = { type: 'object', properties: { fee: { type: 'boolean', min: 0 } } }
    const fields = { zones: { type: 'array', items: item } }
    const defect = {
      kind: 'constraint_not_applicable',
      constraint: 'min/max',
      field_kind: 'boolean',
      applies_to: 'an integer, number or binary64 field',
    }

    expect(defectsOf(renewable(fields, { arguments: { fields } }))).toEqual([
      { ...defect, path: 'schema.zones[].fee' },
      { ...defect, path: 'operations.renew.arguments.zones[].fee' },
    ])
  })
})
