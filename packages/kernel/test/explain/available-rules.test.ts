import { describe, expect, it } from 'vitest'
import { renewable, type Part } from '../support/permit.js'
import { availabilityUnder, renewalOf } from './ask.js'

const unknown = { gt: ['$fields.none', 1] }
const open = { eq: ['$args.by', 'ann'] }

describe('a precondition over arguments that are not given', () => {
  it.each<readonly [string, unknown, Part]>([
    ['a question about an open argument', open, {}],
    ['a question about all arguments', { eq: ['$args', { by: 'ann' }] }, {}],
    ['presence of an open argument', { exists: '$args.by' }, {}],
    ['an open argument inside a list', { eq: [['$args.by', 1], '$fields.zone'] }, { zone: [] }],
    ['any of what is open and what is false', { any: [open, false] }, {}],
    ['any of what is open and what is unknown', { any: [open, unknown] }, {}],
    ['not of what is open', { not: { all: [open, true] } }, {}],
  ])('%s may still hold', (_name, assert, fields) => {
    expect(availabilityUnder(assert, fields)).toMatchObject({ status: 'depends' })
  })

  it.each<readonly [string, unknown, Part]>([
    ['K-88: all of what is open and what is false', { all: [open, false] }, {}],
    ['K-88: all of what is open and what is unknown', { all: [open, unknown] }, {}],
    ['K-88: not of what is open or true', { not: { any: [open, true] } }, {}],
    ['K-91: a question whose other operand gives nothing', { ne: ['$args.by', '$fields.none'] }, {}],
    ['K-91: a question whose other operand is no instant', { before: ['$args.at', '$fields.at'] }, { at: 'soon' }],
    ['K-105: a list with a gap', { ne: [['$args.by', '$fields.none'], 1] }, {}],
    ['K-90: presence of a list with a gap', { exists: ['$args.by', '$fields.none'] }, {}],
    ['K-107: a null beside an open argument', { exists: ['$args.by', '$fields.none'] }, { none: null }],
  ])('%s cannot hold', (_name, assert, fields) => {
    expect(availabilityUnder(assert, fields)).toMatchObject({ status: 'refused', step: 'preconditions' })
  })

  it('is exact once its arguments are given', () => {
    expect(availabilityUnder(open, {}, { by: 'ann' })).toEqual({ operation: 'renew', status: 'legal' })
    expect(availabilityUnder(open, {}, { by: 'eve' })).toMatchObject({
      status: 'refused',
      refusal: { kind: 'precondition_failed' },
      rule: { index: 0, truth: false },
      clauses: [{ path: 'operations.renew.preconditions[0].assert', truth: true }],
    })
  })

  it('is exact where all arguments are known, also about all of them together', () => {
    const operation = {
      arguments: { fields: { by: { type: 'string' } } },
      preconditions: [{ assert: { eq: ['$args', {}] } }],
      set: { log: '$args' },
    }
    const invariants = [{ assert: { eq: ['$fields', {}] } }]
    const definition = renewable({ log: { type: 'json' } }, operation, { invariants })
    const lenient = renewable({ log: { type: 'json' } }, { ...operation, preconditions: [] }, { invariants })

    expect(renewalOf(definition, {}, { by: 'ann' })).toMatchObject({ status: 'refused', step: 'preconditions' })
    expect(renewalOf(lenient, {}, { by: 'ann' })).toMatchObject({ status: 'refused', step: 'invariants' })
    expect(renewalOf(lenient, {}, {})).toMatchObject({ status: 'depends' })
  })

  it('names the refusal where it is certain: a rule that is false whatever comes', () => {
    expect(availabilityUnder({ all: [open, { eq: ['$fields.paid', true] }] }, { paid: false })).toMatchObject({
      refusal: { kind: 'precondition_failed', rule: null, reason: 'the rule does not hold' },
      clauses: [{ path: 'operations.renew.preconditions[0].assert.all[1]', truth: true }],
    })
    expect(availabilityUnder(unknown)).toMatchObject({
      refusal: { kind: 'precondition_unobservable', unresolved: ['$fields.none'] },
    })
  })

  it('names no refusal where it depends on what comes', () => {
    expect(availabilityUnder({ all: [open, unknown] })).toMatchObject({
      refusal: null,
      rule: { list: 'preconditions', index: 0 },
    })
    expect(availabilityUnder({ all: [{ exists: '$args.by' }, unknown] })).toMatchObject({ refusal: null })
    expect(availabilityUnder({ gt: ['$args.limit', '$fields.none'] })).toMatchObject({ refusal: null })
  })

  it('needs no clause that is still open, and none where nothing helps', () => {
    expect(availabilityUnder({ all: [open, { any: [unknown, false] }] })).toMatchObject({
      clauses: [{ path: 'operations.renew.preconditions[0].assert.all[1].any[0]', truth: true }],
    })
    expect(availabilityUnder({ all: [open, false] })).toMatchObject({ clauses: [] })
  })

  it('is passed over where it may hold: the first that cannot refuses', () => {
    const preconditions = [
      { assert: open },
      { name: 'paid', assert: { eq: ['$fields.paid', true] } },
      { assert: false },
    ]
    const operation = { arguments: { fields: { by: { type: 'string' } } }, preconditions }

    expect(renewalOf(renewable({ paid: { type: 'json' } }, operation), { paid: 1 })).toMatchObject({
      rule: { list: 'preconditions', index: 1, rule: 'paid', judged: true },
    })
  })
})

describe('an invariant over fields that open arguments reach', () => {
  const schema = { plate: { type: 'string' }, visits: { type: 'integer', required: true } }
  const withInvariant = (assert: unknown, set: Part) =>
    renewalOf(
      renewable(
        schema,
        { arguments: { fields: { plate: { type: 'string', required: true } } }, set },
        { invariants: [{ assert }] },
      ),
      { plate: 'none', visits: 9 },
    )
  const plated = { ne: ['$fields.plate', 'none'] }
  const few = { lte: ['$fields.visits', 9] }

  it('may hold', () => {
    expect(withInvariant(plated, { plate: '$args.plate' })).toMatchObject({ status: 'depends', residual: true })
    expect(withInvariant({ eq: ['$fields', { plate: 'AB-1', visits: 9 }] }, { plate: '$args.plate' })).toMatchObject({
      status: 'depends',
    })
  })

  it('cannot hold where no open argument reaches what it reads', () => {
    expect(withInvariant(plated, {})).toMatchObject({
      status: 'refused',
      step: 'invariants',
      refusal: { kind: 'invariant_violation' },
    })
    expect(withInvariant({ all: [plated, few] }, { plate: '$args.plate', visits: { increment: 1 } })).toMatchObject({
      status: 'refused',
      step: 'invariants',
      rule: { list: 'invariants', index: 0 },
      clauses: [{ path: 'invariants[0].assert.all[1]', truth: true }],
    })
    expect(withInvariant(few, { plate: '$args.plate' })).toMatchObject({ status: 'depends' })
  })
})
