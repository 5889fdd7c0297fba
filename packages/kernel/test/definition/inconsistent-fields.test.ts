import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { exact } from '../support/exact.js'
import { permitWith, renewable, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'

const invalidField = (path: string, ...named: readonly string[]) => ({
  kind: 'invalid_field',
  path,
  message: textNaming(...named),
})

describe('inconsistent fields', () => {
  it.each<readonly [string, Part]>([
    ['min_length above max_length', { type: 'string', min_length: 3, max_length: 2 }],
    ['min above max', { type: 'integer', min: 3, max: 2 }],
    ['min above max by the last digit', { type: 'number', min: exact('0.10000000000000000001'), max: exact('0.1') }],
    ['min above max past 2^53', { type: 'integer', min: exact('9007199254740993'), max: exact('9007199254740992') }],
    ['an enum without values', { type: 'enum' }],
    ['an array without items', { type: 'array' }],
    ['a ref without entity', { type: 'ref' }],
    ['a ref with a blank entity', { type: 'ref', entity: ' \u0085' }],
    ['a ref with a blank inverse', { type: 'ref', entity: 'resident', inverse: '' }],
    ['a ref with a blank entity and a blank inverse', { type: 'ref', entity: '', inverse: '' }],
  ])('K-34: %s', (_name, field) => {
    expect(defectsOf(permitWith({ field }))).toEqual([invalidField('schema.field')])
  })

  it('K-34: the message names the bounds', () => {
    expect(defectsOf(permitWith({ field: { type: 'string', min_length: 31, max_length: 17 } }))).toEqual([
      invalidField('schema.field', '31', '17'),
    ])
    expect(defectsOf(permitWith({ field: { type: 'number', min: exact('2.50'), max: exact('1e0') } }))).toEqual([
      invalidField('schema.field', '2.50', '1e0'),
    ])
  })

  it('K-29, K-34: equal bounds are consistent, by value', () => {
    const fields = {
      plate: { type: 'string', min_length: 4, max_length: 4 },
      fee: { type: 'number', min: exact('1e1'), max: exact('10.0') },
    }

    expect(define(permitWith(fields)).entity).toBe('permit')
  })

  it('K-34: U+FEFF is not white space, so such an entity is not blank', () => {
    expect(define(permitWith({ field: { type: 'ref', entity: '\ufeff' } })).entity).toBe('permit')
  })

  it('K-23: values may repeat a text and hold a blank one', () => {
    expect(define(permitWith({ field: { type: 'enum', values: ['', 'van', 'van'] } })).entity).toBe('permit')
  })

  it('K-34, K-158: the path of an element is the path of its list with []', () => {
    const fields = { permits: { type: 'array', items: { type: 'array', items: { type: 'ref' } } } }

    expect(defectsOf(permitWith(fields))).toEqual([invalidField('schema.permits[][]')])
  })

  it('K-41: null is a default of a json field', () => {
    expect(define(permitWith({ log: { type: 'json', default: null } })).entity).toBe('permit')
  })

  it.each<readonly [string, Part]>([
    ['string', {}],
    ['integer', {}],
    ['number', {}],
    ['boolean', {}],
    ['enum', { values: ['a'] }],
    ['array', { items: { type: 'json' } }],
    ['object', {}],
    ['ref', { entity: 'resident' }],
  ])('K-41: null is no default of %s', (type, keys) => {
    expect(defectsOf(permitWith({ field: { type, ...keys, default: null } }))).toEqual([
      invalidField('schema.field', 'default'),
    ])
  })

  it('K-43: each failure of a default is one defect at its place, in the order of value errors', () => {
    const bay = { type: 'object', properties: { code: { type: 'string', min_length: 2, required: true } } }
    const bays = {
      type: 'array',
      items: bay,
      default: [{ code: 'A1' }, { code: '' }, {}, { code: 'B2', hue: 'red' }, 7],
    }

    expect(defectsOf(permitWith({ bays }))).toEqual([
      invalidField('schema.bays[1].code', 'default', '0', '2'),
      invalidField('schema.bays[2].code', 'default', 'required'),
      invalidField('schema.bays[3].hue', 'default'),
      invalidField('schema.bays[4]', 'default', 'object'),
    ])
  })

  it('K-43: a default is filled with nested defaults before it is judged', () => {
    const bay = { type: 'object', properties: { code: { type: 'string', required: true, default: 'A1' } } }

    expect(define(permitWith({ bay: { ...bay, default: {} } })).entity).toBe('permit')
  })

  it('K-43, K-158: a default of an argument stands under the argument', () => {
    const fields = { months: { type: 'integer', max: 12, default: 13 } }

    expect(defectsOf(renewable({}, { arguments: { fields } }))).toEqual([
      invalidField('operations.renew.arguments.months', 'default', '13', '12'),
    ])
  })
})
