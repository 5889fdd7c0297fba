import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { loan, loanWith } from '../loan.js'

const text = { type: 'string', required: true }

describe('scales', () => {
  it('SR-78: repeated texts are admitted', () => {
    expect(define(loan({ scales: { wear: ['new', 'used', 'new'] } })).entity).toBe('loan')
  })

  it('SR-78: a scale has a name and a text, in the order of their names', () => {
    expect(defectsOf(loan({ scales: { ' ': ['a'], b: [], a: [] } }))).toEqual([
      { kind: 'scale_unnamed' },
      { kind: 'scale_empty', scale: 'a' },
      { kind: 'scale_empty', scale: 'b' },
    ])
  })
})

describe('the identity of a definition', () => {
  const identified = (code: Part): Part => loanWith({ code }, { identity: { field: 'code' } })

  it.each<Part>([
    text,
    { type: 'integer', required: true },
    { type: 'union', required: true, tag: 'is', variants: { a: { type: 'string' } } },
    { type: 'object', required: true, properties: { row: { type: 'integer' } } },
    { type: 'map', required: true, key: 'string', items: { type: 'number' } },
  ])('SR-83: %j can be one', (code) => {
    expect(define(identified(code)).entity).toBe('loan')
  })

  it.each<Part>([{ type: 'string' }, { type: 'string', default: 'x' }])('SR-83: %j is not always there', (code) => {
    expect(defectsOf(identified(code))).toEqual([{ kind: 'identity_field_unknown', field: 'code' }])
  })

  it('SR-83: the field must be declared, an open schema does not help', () => {
    const definition = loan({ identity: { field: 'toString' }, schema: { additional_fields: true } })
    expect(defectsOf(definition)).toEqual([{ kind: 'identity_field_unknown', field: 'toString' }])
  })

  it.each<Part>([
    { type: 'json' },
    { type: 'array', items: { type: 'json' } },
    { type: 'map', key: 'string', items: { type: 'array', items: { type: 'json' } } },
    { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'json' } } } } },
    { type: 'object', additional_properties: true },
    { type: 'union', tag: 'is', variants: { a: { type: 'object', additional_properties: true } } },
  ])('SR-83: %j has no address', (code) => {
    expect(defectsOf(identified({ ...code, required: true }))).toEqual([
      { kind: 'identity_field_not_addressable', field: 'code', field_kind: 'json' },
    ])
  })
})

describe('relations of one definition', () => {
  const related = (fields: Part, relations: Part): Part => loanWith(fields, { relations })
  const refers = (cardinality: string, via: string): Part => ({ kind: 'references', target: 'copy', cardinality, via })

  it.each([
    [{ copy: { type: 'string' } }, 'one'],
    [{ copy: { type: 'integer', required: true } }, 'one'],
    [{ copy: { type: 'array', items: { type: 'string' }, required: true } }, 'many'],
  ])('SR-97, SR-100: %j carries %s', (fields, cardinality) => {
    expect(define(related(fields, { copies: refers(cardinality, 'copy') })).entity).toBe('loan')
  })

  it('SR-100: the carrier of a reference is declared, and of many a required array, relations in name order', () => {
    const fields = { copy: text, copies: { type: 'array', items: { type: 'string' } } }
    const relations = {
      c: refers('many', 'copies'),
      b: refers('many', 'copy'),
      a: refers('one', 'lost'),
    }
    expect(defectsOf(related(fields, relations))).toEqual([
      { kind: 'relation_via_unknown', relation: 'a', via: 'lost' },
      { kind: 'relation_via_wrong_shape', relation: 'b', via: 'copy', expected: 'array', found: 'string' },
      { kind: 'relation_carrier_optionality', relation: 'c', via: 'copies' },
    ])
  })

  it('SR-100: the carrier of what is owned is not asked for here', () => {
    const owns = { kind: 'owns', target: 'fine', cardinality: 'many', via: 'loan' }
    expect(define(related({}, { fines: owns })).entity).toBe('loan')
  })
})
