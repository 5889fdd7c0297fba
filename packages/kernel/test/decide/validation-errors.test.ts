import { describe, expect, it } from 'vitest'
import { normalizeArguments, normalizeFields } from '../../src/decide/normalize-arguments.js'
import type { ValidationRefusal } from '../../src/refusal.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { create, permitWith, renew, renewable, type Part } from '../support/permit.js'
import { textMatching, textNaming } from '../support/text.js'

const bay = {
  type: 'object',
  properties: {
    code: { type: 'string', min_length: 2, max_length: 3, required: true },
    length: { type: 'number', min: exact('2.50'), max: exact('1.2e1') },
  },
}
const fields: Part = {
  plate: { type: 'string', required: true },
  class: { type: 'enum', values: ['visitor', 'resident'] },
  bays: { type: 'array', items: bay },
  holder: { type: 'ref', entity: 'resident' },
}

describe('errors of values', () => {
  it.each<readonly [string, Part, string, unknown]>([
    ['a required member is absent', {}, 'fields.plate', textNaming('required', 'missing', 'field')],
    ['an undeclared field', { plate: 'A', hue: 1 }, 'fields.hue', textNaming('declare', 'field')],
    [
      'an undeclared property',
      { plate: 'A', bays: [{ code: 'A1', hue: 1 }] },
      'fields.bays[0].hue',
      textNaming('declare', 'property'),
    ],
    [
      'a required property',
      { plate: 'A', bays: [{}] },
      'fields.bays[0].code',
      textNaming('required', 'missing', 'property'),
    ],
    ['text too short', { plate: 'A', bays: [{ code: '' }] }, 'fields.bays[0].code', textNaming('0', '2')],
    ['text too long', { plate: 'A', bays: [{ code: 'ABCDE' }] }, 'fields.bays[0].code', textNaming('5', '3')],
    [
      'number below min',
      { plate: 'A', bays: [{ code: 'A1', length: exact('1.750') }] },
      'fields.bays[0].length',
      textNaming('1.750', '2.50'),
    ],
    [
      'number above max',
      { plate: 'A', bays: [{ code: 'A1', length: exact('13e0') }] },
      'fields.bays[0].length',
      textNaming('13e0', '1.2e1'),
    ],
    ['text not in values', { plate: 'A', class: 'guest' }, 'fields.class', textMatching(/guest.*visitor.*resident/)],
    ['a blank ref', { plate: 'A', holder: ' ' }, 'fields.holder', textNaming('blank')],
  ])('K-48: %s', (_name, given, path, message) => {
    expect(refused(create(permitWith(fields), given))).toEqual({ kind: 'validation', errors: [{ path, message }] })
  })

  it('K-44, K-46, K-47, K-53: every error, declared members in name order and depth first, then undeclared ones', () => {
    const given = {
      zone: 1,
      hue: 1,
      '9': 1,
      '10': 1,
      class: 'guest',
      holder: 4,
      bays: [7, { zeta: 1, alpha: 1, length: 'x' }, { code: 'ABCDE', length: 1 }, 'x'],
    }

    expect(errorPaths(create(permitWith(fields), given))).toEqual([
      'fields.bays[0]',
      'fields.bays[1].code',
      'fields.bays[1].length',
      'fields.bays[1].alpha',
      'fields.bays[1].zeta',
      'fields.bays[2].code',
      'fields.bays[2].length',
      'fields.bays[3]',
      'fields.class',
      'fields.holder',
      'fields.plate',
      'fields.10',
      'fields.9',
      'fields.hue',
      'fields.zone',
    ])
  })

  it('K-47: names order by code point, not by UTF-16 unit', () => {
    expect(errorPaths(create(permitWith({}), { '\u{1f697}': 1, '\ufffd': 1 }))).toEqual([
      'fields.\ufffd',
      'fields.\u{1f697}',
    ])
  })

  it('K-45: stored fields and arguments have their own roots', () => {
    const definition = renewable({ plate: { type: 'string' } }, { arguments: { fields } })

    expect(errorPaths(renew(definition, {}, { plate: 1, bays: [{}] }))).toEqual([
      'arguments.bays[0].code',
      'arguments.plate',
    ])
    expect(errorPaths(renew(definition, { plate: 1 }, { plate: 'A' }))).toEqual(['fields.plate'])
  })

  it('K-46: a name stands in the path as it is, nothing escaped', () => {
    const odd = permitWith({ 'bay.row': { type: 'string' }, '': { type: 'string' }, 'a[0]': { type: 'string' } })

    expect(errorPaths(create(odd, { 'bay.row': 1, '': 1, 'a[0]': 1 }))).toEqual([
      'fields.',
      'fields.a[0]',
      'fields.bay.row',
    ])
  })

  it('K-48: an undeclared argument is called a field, as at the top of any schema', () => {
    expect(refused(renew(renewable({}, { arguments: { fields: {} } }), {}, { hue: 1 }))).toEqual({
      kind: 'validation',
      errors: [{ path: 'arguments.hue', message: textNaming('declare', 'field') }],
    })
  })

  it('K-49: a wrong kind ends the checks of that value', () => {
    const strict = { type: 'object', required: true, properties: { a: { type: 'string', required: true } } }

    expect(
      errorPaths(
        create(permitWith({ o: strict, s: { type: 'string', min_length: 9, max_length: 9 } }), { o: [], s: 3 }),
      ),
    ).toEqual(['fields.o', 'fields.s'])
  })

  it('K-32: an open schema and an open object do not look at what they do not declare', () => {
    const open = { type: 'object', additional_properties: true, properties: { code: { type: 'string' } } }
    const definition = permitWith({ open }, { schema: { fields: { open }, additional_fields: true } })

    expect(accepted(create(definition, { any: [null, { x: 1 }], open: { other: null } })).instance.fields).toEqual({
      any: [null, { x: 1 }],
      open: { other: null },
    })
    expect(errorPaths(create(definition, { any: null, open: { code: null } }))).toEqual(['fields.open.code'])
  })

  it.each([null, [], 'x', 7, true])('K-52: fields and arguments are an object, and %j is one error', (value) => {
    const oneError = (path: string) => ({
      kind: 'validation',
      errors: [{ path, message: textNaming('object') }],
    })

    expect(refused(create(permitWith(fields), value))).toEqual(oneError('fields'))
    expect(refused(renew(renewable({}, { arguments: { fields } }), {}, value))).toEqual(oneError('arguments'))
    expect(refused(normalizeFields(define(permitWith(fields)), value))).toEqual(oneError('fields'))
    expect(refused(normalizeArguments(define(renewable({}, { arguments: { fields } })), 'renew', value))).toEqual(
      oneError('arguments'),
    )
  })

  it('K-52: absent arguments are not an empty object', () => {
    expect(errorPaths(renew(renewable({}), {}, null))).toEqual(['arguments'])
  })

  it('D-5: at most 100 errors are listed, then how many more', () => {
    const undeclared = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${1000 + index}`, 1]))
    const refusalOf = (count: number) => {
      const { errors, ...rest } = refused(create(permitWith({}), undeclared(count))) as ValidationRefusal
      return { ...rest, listed: errors.length }
    }

    expect(refusalOf(100)).toStrictEqual({ kind: 'validation', listed: 100 })
    expect(refusalOf(260)).toStrictEqual({ kind: 'validation', listed: 100, more: 160 })
  })
})
