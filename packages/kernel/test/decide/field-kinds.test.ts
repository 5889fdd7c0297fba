import { describe, expect, it } from 'vitest'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { create, permitWith, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'
import { present } from '../support/present.js'

const keysOf: Readonly<Record<string, Part>> = {
  string: {},
  integer: {},
  number: {},
  boolean: {},
  json: {},
  enum: { values: ['resident', ''] },
  array: { items: { type: 'json' } },
  object: { additional_properties: true },
  ref: { entity: 'resident' },
}
const createWith = (type: string, value: unknown, keys: Part = {}) =>
  create(permitWith({ field: { type, ...keysOf[type], ...keys } }), { field: value })

const texts: readonly unknown[] = ['resident', '', ' ', 'é']
const integers: readonly unknown[] = [
  0,
  -1,
  exact('-0'),
  exact('18446744073709551615'),
  exact('-9223372036854775808'),
  9007199254740991,
]
const decimals: readonly unknown[] = [
  0.5,
  exact('1.0'),
  exact('1e2'),
  exact('-0.0'),
  exact('18446744073709551616'),
  exact('-9223372036854775809'),
  exact('1e400'),
]
const values: readonly unknown[] = [...texts, ...integers, ...decimals, true, false, null, [], [1], {}, { a: 1 }]

const acceptedBy: Readonly<Record<string, readonly unknown[]>> = {
  string: texts,
  integer: integers,
  number: [...integers, ...decimals],
  boolean: [true, false],
  enum: ['resident', ''],
  array: values.filter(Array.isArray),
  object: values.slice(-2),
  json: values,
  ref: ['resident', 'é'],
}
const expectedWord: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  enum: 'enum string',
  array: 'array',
  object: 'object',
  ref: 'ref',
}
const cases = Object.keys(keysOf).flatMap((type) =>
  values.map((value, index) => ({ type, value, index, admitted: present(acceptedBy[type]).includes(value) })),
)

describe('field kinds', () => {
  it.each(cases.filter(({ admitted }) => admitted))('K-25, K-61: $type accepts value $index', ({ type, value }) => {
    expect(accepted(createWith(type, value)).instance.fields).toEqual({ field: value })
  })

  const ofAnotherKind = cases.filter(
    ({ type, value, admitted }) => !admitted && !(typeof value === 'string' && ['enum', 'ref'].includes(type)),
  )

  it.each(ofAnotherKind)('K-25, K-48, K-50: $type refuses value $index, naming the kind', ({ type, value }) => {
    expect(refused(createWith(type, value))).toEqual({
      kind: 'validation',
      errors: [{ path: 'fields.field', message: textNaming(present(expectedWord[type])) }],
    })
  })

  it.each([
    ['four emoji', '🚗🚗🚗🚗', true],
    ['three emoji', '🚗🚗🚗', false],
    ['two letters with combining accents', 'e\u0301'.repeat(2), true],
    ['two composed letters', 'éé', false],
  ])('K-28: length counts code points: %s', (_name, value, longEnough) => {
    expect(createWith('string', value, { min_length: 4 })._tag).toBe(longEnough ? 'Right' : 'Left')
  })

  it('K-28: max_length counts the same way', () => {
    expect(accepted(createWith('string', '🚗🚗', { max_length: 2 })).instance.fields).toEqual({ field: '🚗🚗' })
    expect(errorPaths(createWith('string', '🚗🚗🚗', { max_length: 2 }))).toEqual(['fields.field'])
  })

  it.each([
    ['1e-400', '0', true],
    ['0.30000000000000000001', '0.3', true],
    ['0.29999999999999999999', '0.3', false],
    ['9007199254740992', '9007199254740993', false],
    ['-0.0', '0', true],
    ['30e-2', '0.300', true],
  ])('K-29, K-229: %s against the inclusive minimum %s', (value, min, admitted) => {
    expect(createWith('number', exact(value), { min: exact(min) })._tag).toBe(admitted ? 'Right' : 'Left')
    expect(createWith('number', exact(min), { max: exact(value) })._tag).toBe(admitted ? 'Right' : 'Left')
  })

  it('K-62: an integer field may have a fractional bound', () => {
    expect(accepted(createWith('integer', 1, { min: exact('0.5') })).instance.revision).toBe(1)
    expect(errorPaths(createWith('integer', 0, { min: exact('0.5') }))).toEqual(['fields.field'])
  })

  it('K-31: required on items has no effect, and a null element is checked like any value', () => {
    const items = { type: 'string', required: true }

    expect(accepted(createWith('array', [], { items })).instance.fields).toEqual({ field: [] })
    expect(errorPaths(createWith('array', ['a', null], { items }))).toEqual(['fields.field[1]'])
    expect(accepted(createWith('array', [null], { items: { type: 'json', required: true } })).instance.fields).toEqual({
      field: [null],
    })
  })

  it('K-33: a ref names a type, and nothing looks for the instance', () => {
    expect(accepted(createWith('ref', 'nobody-1', { acyclic: true, inverse: 'permits' })).instance.fields).toEqual({
      field: 'nobody-1',
    })
    expect(accepted(createWith('ref', 'p-7', { entity: 'permit', acyclic: true })).instance.id).toBe('p-7')
  })

  it.each(['', ' ', '\t\n', '\u0085', '\u2028', '\u3000'])('K-54: a blank ref is refused: %j', (value) => {
    expect(refused(createWith('ref', value))).toEqual({
      kind: 'validation',
      errors: [{ path: 'fields.field', message: textNaming('blank') }],
    })
  })

  it('K-54: white space around a ref is kept, and U+FEFF is not white space', () => {
    expect(accepted(createWith('ref', ' r-1\n')).instance.fields).toEqual({ field: ' r-1\n' })
    expect(accepted(createWith('ref', '\ufeff')).instance.fields).toEqual({ field: '\ufeff' })
  })

  it.each(['Resident', 'resident ', 'residen\u0074\u0301'])('K-55: enum compares texts exactly: %j', (value) => {
    expect(errorPaths(createWith('enum', value))).toEqual(['fields.field'])
  })

  it('K-51: a required json field is satisfied by a present null', () => {
    expect(accepted(createWith('json', null, { required: true })).instance.fields).toEqual({ field: null })
  })
})
