import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { creating, extending, kindsOf } from '../loan.js'

const fields = {
  code: { type: 'string', required: true },
  stamp: { type: 'string', required: true },
  note: { type: 'string' },
}

const required = { actions: 'required' }
const optional = { actions: 'optional' }

const fulfilling = (fulfills: Part, parts: Part = {}): Part =>
  extending(
    fields,
    [{ name: 'done', effect: 'updates', fulfills, ...parts }],
    { arguments: { fields: { note: { type: 'string' } } } },
    { semantics: 'service/3', identity: { field: 'code' } },
  )

const place = { operation: 'extend', outcome: 'done' }

describe('fields that the host fulfils', () => {
  it('SR-142: required and optional ones', () => {
    expect(define(fulfilling({ stamp: required, note: optional })).entity).toBe('loan')
  })

  it.each<readonly [string, Part, Part, readonly Part[]]>([
    ['is not declared', { lost: optional }, {}, [{ kind: 'fulfillment_field_unknown', ...place, field: 'lost' }]],
    ['is the identity', { code: required }, {}, [{ kind: 'fulfillment_identity_field', ...place, field: 'code' }]],
    [
      'is set',
      { note: optional },
      { set: { note: 'x' } },
      [{ kind: 'fulfillment_set_conflict', ...place, field: 'note' }],
    ],
    [
      'is copied',
      { note: optional },
      { set_if_present: { note: { argument: 'note' } } },
      [{ kind: 'fulfillment_conditional_set_conflict', ...place, field: 'note' }],
    ],
    [
      'is required and may be removed',
      { stamp: optional },
      {},
      [{ kind: 'fulfillment_presence_mismatch', ...place, field: 'stamp', expected: 'required' }],
    ],
    [
      'is optional and may not be removed',
      { note: required },
      {},
      [{ kind: 'fulfillment_presence_mismatch', ...place, field: 'note', expected: 'optional' }],
    ],
  ])('SR-143: one that %s', (_name, fulfills, parts, defects) => {
    expect(defectsOf(fulfilling(fulfills, parts))).toEqual(defects)
  })

  it('SR-143: fields go in name order', () => {
    expect(defectsOf(fulfilling({ stamp: optional, code: optional, a: required }))).toEqual([
      { kind: 'fulfillment_field_unknown', ...place, field: 'a' },
      { kind: 'fulfillment_identity_field', ...place, field: 'code' },
      { kind: 'fulfillment_presence_mismatch', ...place, field: 'code', expected: 'required' },
      { kind: 'fulfillment_presence_mismatch', ...place, field: 'stamp', expected: 'required' },
    ])
  })

  it('SR-143: on a branch that refuses, the one defect is that of a refusal', () => {
    const refuses = { error: 'Lost' }
    expect(kindsOf(fulfilling({ lost: optional }, { effect: 'none', refuses }))).toEqual(['refusal_mutates_state'])
  })

  it('SR-143: a creation fulfils nothing', () => {
    const outcome = { name: 'lent', effect: 'creates', fulfills: { note: optional, code: required } }
    expect(defectsOf(creating(fields, [outcome], {}, { semantics: 'service/3' }))).toEqual([
      { kind: 'fulfillment_on_create', outcome: 'lent', field: 'code' },
      { kind: 'fulfillment_on_create', outcome: 'lent', field: 'note' },
    ])
  })
})
