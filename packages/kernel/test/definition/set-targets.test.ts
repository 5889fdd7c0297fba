import { describe, expect, it } from 'vitest'
import { define, defectsOf, parsed } from '../support/define.js'
import { permit, renewable, type Part } from '../support/permit.js'
import { anyText, textNaming } from '../support/text.js'

const fields = {
  plate: { type: 'string', required: true },
  note: { type: 'string' },
  hue: { type: 'string', default: 'grey' },
  log: { type: 'json' },
  visits: { type: 'integer', required: true },
}
const path = 'operations.renew.set'

const closedWith = (set: Part): Part => renewable(fields, { set })
const openWith = (set: Part): Part => renewable({}, { set }, { schema: { fields, additional_fields: true } })

const target = (field: string) => ({
  kind: 'clear_target_invalid',
  path: `${path}.${field}`,
  field,
  message: anyText,
})
const flag = (field: string) => ({
  kind: 'clear_flag_invalid',
  path: `${path}.${field}.cleared`,
  field,
  message: anyText,
})
const unknown = (field: string) => ({ kind: 'unknown_set_field', operation: 'renew', field })

describe('set at registration', () => {
  it.each([[{ cleared: true, increment: 1 }], [{ increment: '$now', cleared: false }]])(
    'K-128: nothing but keywords, more than one of them, is a conflict: %j',
    (value) => {
      expect(defectsOf(closedWith({ visits: value }))).toEqual([
        { kind: 'set_assignment_conflict', path: `${path}.visits`, field: 'visits' },
      ])
    },
  )

  it.each([
    ['a further key', { increment: 1, by: 2 }],
    ['a further key beside cleared', { cleared: true, why: 'lost' }],
    ['both keywords and a further key', { cleared: true, increment: 1, by: 2 }],
    ['a keyword below the top', { deeper: { increment: 1 } }],
    ['a keyword in a list', [{ cleared: true }]],
    ['another spelling', { Increment: 1 }],
    ['the empty object', {}],
  ])('K-129: %s makes a template, not an assignment form', (_name, value) => {
    expect(define(closedWith({ log: value })).entity).toBe('permit')
  })

  it('K-129: the keys of a template that looks like a form are data, its members are still templates', () => {
    expect(defectsOf(closedWith({ log: { increment: '$now', by: 2 } }))).toEqual([
      { kind: 'invalid_template', path: `${path}.log.increment`, message: textNaming('$now') },
    ])
  })

  it('K-132: an undeclared field needs an open schema', () => {
    expect(defectsOf(closedWith({ zone: 'A', note: 'x' }))).toEqual([unknown('zone')])
    expect(define(openWith({ zone: 'A' })).entity).toBe('permit')
  })

  it('K-132, K-159: the template of an undeclared field is checked all the same', () => {
    expect(defectsOf(closedWith({ zone: '$now' }))).toEqual([
      unknown('zone'),
      { kind: 'invalid_template', path: `${path}.zone`, message: textNaming('$now') },
    ])
  })

  it('K-132, K-228: host members are not declared fields', () => {
    const set = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}') as Part

    expect(defectsOf(closedWith(set))).toEqual([unknown('__proto__'), unknown('constructor'), unknown('toString')])
  })

  it('K-133, K-136: an optional field may be cleared, with a default too', () => {
    expect(define(closedWith({ note: { cleared: true }, hue: { cleared: true } })).entity).toBe('permit')
  })

  it.each([
    ['a required field', closedWith({ plate: { cleared: true } }), [target('plate')]],
    ['a field that an open schema does not declare', openWith({ zone: { cleared: true } }), [target('zone')]],
    ['a field that a closed schema does not declare', closedWith({ zone: { cleared: true } }), [unknown('zone')]],
    ['false', closedWith({ note: { cleared: false } }), [flag('note')]],
    ['a reference', closedWith({ note: { cleared: '$args.lost' } }), [flag('note')]],
    ['the text true', closedWith({ note: { cleared: 'true' } }), [flag('note')]],
    ['null', closedWith({ note: { cleared: null } }), [flag('note')]],
    ['1', closedWith({ note: { cleared: 1 } }), [flag('note')]],
    [
      'a bad target and a bad flag, target first',
      closedWith({ plate: { cleared: 1 } }),
      [target('plate'), flag('plate')],
    ],
    ['an undeclared field and a bad flag', closedWith({ zone: { cleared: 1 } }), [unknown('zone'), flag('zone')]],
  ])('K-135: %s', (_name, definition, defects) => {
    expect(defectsOf(definition)).toEqual(defects)
  })

  it('K-155: set is walked in name order, by code point', () => {
    const set = { z: 1, '\u{1f600}': 1, '\ufffd': 1, '9': 1, '10': 1 }

    expect(defectsOf(closedWith(set))).toEqual(['10', '9', 'z', '\ufffd', '\u{1f600}'].map(unknown))
  })

  it('K-125: creation takes no set', () => {
    expect(() => parsed(permit({ create: { set: { note: 'x' } } }))).toThrow(/`?set`?/)
  })
})
