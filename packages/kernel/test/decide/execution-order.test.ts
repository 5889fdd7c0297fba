import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { largestRevision } from '../../src/value/integer.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { heldPermit, renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

// Each argument and field is a switch that breaks one step; a test breaks two.
const definition = define(
  renewable(
    {
      paid: { type: 'json' },
      visits: { type: 'integer', required: true },
      plate: { type: 'string', required: true },
      log: { type: 'json' },
      note: { type: 'json' },
    },
    {
      arguments: { fields: { zone: { type: 'string', required: true } } },
      preconditions: [
        { name: 'paid', assert: { eq: ['$fields.paid', true] } },
        { name: 'zoned', assert: { ne: ['$args.zone', 'closed'] } },
      ],
      set: { log: '$fields.note.log', visits: { increment: 1 } },
      emits: [
        { type: 'Renewed', payload: '$fields.note.first' },
        { type: 'Noted', payload: '$fields.note.second' },
      ],
    },
    {
      invariants: [
        { name: 'few', assert: { lte: ['$fields.visits', 9] } },
        { name: 'plated', assert: { ne: ['$fields.plate', 'none'] } },
      ],
    },
  ),
)

const goodFields: Part = { paid: true, visits: 0, plate: 'AB-1', note: { log: 1, first: 2, second: 3 } }
const run = (fields: Part, args: unknown = { zone: 'A' }, parts: Part = {}, operation = 'renew') =>
  decide(definition, { instance: heldPermit({ ...goodFields, ...fields }, parts), operation, arguments: args })
const refusalOf = (...given: Parameters<typeof run>): unknown => refused(run(...given))

const errorsAt = (...paths: readonly string[]) => ({
  kind: 'validation',
  errors: paths.map((path) => ({ path, message: anyText })),
})
const template = (expression: string) => ({ kind: 'template', expression, reason: anyText })
const exhausted = { revision: exact(String(largestRevision)) }

describe('the order of evaluation of an execution', () => {
  it('K-170, K-178: 0 before 1: another type before an unknown state', () => {
    expect(refusalOf({}, {}, { entity: 'loan', lifecycle_state: 'lost' })).toEqual({
      kind: 'entity_mismatch',
      expected_entity: 'permit',
      expected_version: 3,
      actual_entity: 'loan',
      actual_version: 3,
    })
    expect(refusalOf({}, {}, { version: 4, lifecycle_state: 'lost' })).toEqual({
      kind: 'entity_mismatch',
      expected_entity: 'permit',
      expected_version: 3,
      actual_entity: 'permit',
      actual_version: 4,
    })
  })

  it('K-170, K-171: 1 before 2: an unknown state before an unknown operation', () => {
    expect(refusalOf({}, {}, { lifecycle_state: 'lost' }, 'extend')).toEqual({
      kind: 'unknown_state',
      entity: 'permit',
      state: 'lost',
    })
  })

  it('K-170, K-171: 2 before 3: an unknown operation before bad arguments', () => {
    expect(refusalOf({}, [], {}, 'extend')).toEqual({ kind: 'operation_not_found', operation: 'extend' })
  })

  it('K-170, K-171: 3 before 4: bad arguments before an illegal transition', () => {
    expect(refusalOf({}, { hue: 1 }, { lifecycle_state: 'expired' })).toEqual(
      errorsAt('arguments.zone', 'arguments.hue'),
    )
    expect(refusalOf({}, null, { lifecycle_state: 'expired' })).toEqual(errorsAt('arguments'))
  })

  it('K-170, K-171: 4 before 5: an illegal transition before any rule', () => {
    expect(refusalOf({ paid: false }, { zone: 'A' }, { lifecycle_state: 'expired' })).toEqual({
      kind: 'invalid_transition',
      operation: 'renew',
      state: 'expired',
    })
  })

  it('K-170, K-113: 5: preconditions in order', () => {
    expect(refusalOf({ paid: null }, { zone: 'closed' })).toEqual({
      kind: 'precondition_unobservable',
      operation: 'renew',
      rule: 'paid',
      reason: anyText,
      unresolved: ['$fields.paid'],
    })
    expect(refusalOf({}, { zone: 'closed' })).toMatchObject({ kind: 'precondition_failed', rule: 'zoned' })
  })

  it('K-170, K-171: 5 before 6: rules before set', () => {
    expect(refusalOf({ paid: false, note: {} })).toMatchObject({ kind: 'precondition_failed', rule: 'paid' })
    expect(refusalOf({ paid: false, visits: 'x' })).toMatchObject({ kind: 'precondition_failed', rule: 'paid' })
  })

  it('K-170, K-130: 6: assignments in name order', () => {
    expect(refusalOf({ note: {}, visits: exact('18446744073709551615') })).toEqual(template('$fields.note.log'))
  })

  it('K-170: 6 before 7: set before the schema of the result', () => {
    expect(refusalOf({ note: {}, plate: 7 })).toEqual(template('$fields.note.log'))
    expect(refusalOf({ visits: exact('18446744073709551615'), plate: 7 })).toMatchObject({
      kind: 'increment_overflow',
      field: 'visits',
    })
    expect(refusalOf({ visits: 'x', plate: 7 })).toEqual(errorsAt('fields.visits'))
  })

  it('K-170, K-174: 7 before 8: the schema of the result before the next revision', () => {
    expect(refusalOf({ plate: 7 }, { zone: 'A' }, exhausted)).toEqual(errorsAt('fields.plate'))
  })

  it('K-170, K-174: 8 before 9: the next revision before invariants', () => {
    expect(refusalOf({ visits: 50 }, { zone: 'A' }, exhausted)).toEqual({
      kind: 'revision_exhausted',
      entity: 'permit',
      id: 'p-7',
      ...exhausted,
    })
  })

  it('K-170, K-171: 7 before 9: the schema before invariants', () => {
    expect(refusalOf({ visits: 50, plate: 7 })).toEqual(errorsAt('fields.plate'))
  })

  it('K-170: 9: invariants in order, on the new instance', () => {
    expect(refusalOf({ visits: 9, plate: 'none' })).toMatchObject({ kind: 'invariant_violation', rule: 'few' })
    expect(refusalOf({ visits: 8, plate: 'none' })).toMatchObject({ kind: 'invariant_violation', rule: 'plated' })
  })

  it('K-170, K-171: 9 before 10: invariants before events', () => {
    expect(refusalOf({ visits: 9, note: { log: 1 } })).toMatchObject({ kind: 'invariant_violation', rule: 'few' })
  })

  it('K-170: 10: events in order, and before the record', () => {
    expect(refusalOf({ note: { log: 1 } })).toEqual(template('$fields.note.first'))
    expect(refusalOf({ note: { log: 1, first: 2 } })).toEqual(template('$fields.note.second'))
  })

  it('K-170: 11: the decision', () => {
    expect(accepted(run({})).instance).toEqual(
      heldPermit({ ...goodFields, visits: 1, log: 1 }, { lifecycle_state: 'valid', revision: 5 }),
    )
  })
})
