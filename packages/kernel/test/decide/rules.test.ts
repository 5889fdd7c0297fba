import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../support/outcome.js'
import { create, permitWith, renew, renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const fields = { plate: { type: 'string' }, months: { type: 'integer' } }
const asksMissing = { eq: ['$fields.months', 1] }
const withPreconditions = (...preconditions: readonly Part[]): Part => renewable(fields, { preconditions })
const withInvariants = (...invariants: readonly Part[]): Part => permitWith(fields, { invariants })

const text = anyText

describe('rules', () => {
  it.each<readonly [string, Part, unknown]>([
    [
      'false',
      { name: 'paid', assert: false, message: 'pay first' },
      { kind: 'precondition_failed', operation: 'renew', rule: 'paid', reason: 'pay first' },
    ],
    [
      'false, nameless',
      { assert: false },
      { kind: 'precondition_failed', operation: 'renew', rule: null, reason: text },
    ],
    [
      'unknown',
      { name: 'paid', assert: asksMissing, message: 'pay first' },
      {
        kind: 'precondition_unobservable',
        operation: 'renew',
        rule: 'paid',
        reason: 'pay first',
        unresolved: ['$fields.months'],
      },
    ],
    [
      'unknown, nameless',
      { assert: asksMissing },
      {
        kind: 'precondition_unobservable',
        operation: 'renew',
        rule: null,
        reason: text,
        unresolved: ['$fields.months'],
      },
    ],
  ])('K-113, K-114: a precondition that is %s', (_name, rule, refusal) => {
    expect(refused(renew(withPreconditions(rule), {}))).toEqual(refusal)
  })

  it.each<readonly [string, Part, unknown]>([
    [
      'false',
      { name: 'plated', assert: false, message: 'no plate' },
      { kind: 'invariant_violation', rule: 'plated', reason: 'no plate' },
    ],
    ['false, nameless', { assert: false }, { kind: 'invariant_violation', rule: null, reason: text }],
    [
      'unknown',
      { name: 'plated', assert: asksMissing, message: 'no plate' },
      { kind: 'invariant_unobservable', rule: 'plated', reason: 'no plate', unresolved: ['$fields.months'] },
    ],
    [
      'unknown, nameless',
      { assert: asksMissing },
      { kind: 'invariant_unobservable', rule: null, reason: text, unresolved: ['$fields.months'] },
    ],
  ])('K-113, K-114, K-117: an invariant that is %s', (_name, rule, refusal) => {
    expect(refused(create(withInvariants(rule), {}))).toEqual(refusal)
    expect(refused(renew(renewable(fields, {}, { invariants: [rule] }), {}))).toEqual(refusal)
  })

  it('K-114, D-1: without a message the reason is one sentence for false and another for unknown', () => {
    const reasonOf = (...rules: readonly Part[]) => {
      const refusal = refused(renew(withPreconditions(...rules), {}))
      return 'reason' in refusal && refusal.reason
    }
    const whenFalse = reasonOf({ assert: false })
    const whenUnknown = reasonOf({ assert: asksMissing })

    expect(reasonOf({ name: 'other', assert: { eq: [1, 2] } })).toBe(whenFalse)
    expect(reasonOf({ name: 'other', assert: { gt: ['$fields.plate', 2] } })).toBe(whenUnknown)
    expect(whenFalse).toMatch(/^[^A-Z\n]+[^.\n]$/)
    expect(whenUnknown).toMatch(/^[^A-Z\n]+[^.\n]$/)
    expect(whenUnknown).not.toBe(whenFalse)
  })

  it('K-113: the first rule that is not true refuses, whichever way', () => {
    const holds = { name: 'one', assert: true }
    const isUnknown = { name: 'two', assert: asksMissing }
    const isFalse = { name: 'three', assert: false }

    expect(refused(renew(withPreconditions(holds, isUnknown, isFalse), {}))).toMatchObject({
      kind: 'precondition_unobservable',
      rule: 'two',
    })
    expect(refused(create(withInvariants(holds, isFalse, isUnknown), {}))).toMatchObject({
      kind: 'invariant_violation',
      rule: 'three',
    })
  })

  it('K-112, K-115: a precondition reads the state of things before anything is written', () => {
    const assert = {
      all: [
        { eq: ['$fields.plate', 'old'] },
        { eq: ['$old_fields.plate', 'old'] },
        { eq: ['$args.plate', 'new'] },
        { eq: ['$from_state', 'draft'] },
        { eq: ['$to_state', 'valid'] },
      ],
    }
    const operation = {
      arguments: { fields: { plate: { type: 'string' } } },
      preconditions: [{ assert }],
      set: { plate: '$args.plate' },
    }

    expect(accepted(renew(renewable(fields, operation), { plate: 'old' }, { plate: 'new' })).instance.fields).toEqual({
      plate: 'new',
    })
  })

  it('K-112, K-115: an invariant reads the state of things after', () => {
    const rule = { name: 'after', assert: { all: [{ eq: ['$fields.plate', 'new'] }, { eq: ['$state', 'valid'] }] } }
    const operation = { set: { plate: 'new' } }

    expect(
      accepted(renew(renewable(fields, operation, { invariants: [rule] }), { plate: 'old' })).instance.fields,
    ).toEqual({ plate: 'new' })
    expect(refused(create(withInvariants(rule), { plate: 'new' }))).toMatchObject({
      kind: 'invariant_violation',
      rule: 'after',
    })
  })

  it('K-116: both may read $id, $entity and $version', () => {
    const assert = {
      eq: [
        ['$id', '$entity', '$version'],
        ['p-7', 'permit', 3],
      ],
    }
    const definition = renewable(fields, { preconditions: [{ assert }] }, { invariants: [{ assert }] })

    expect(accepted(renew(definition, {})).instance.lifecycle_state).toBe('valid')
  })

  it('K-117: an invariant that can answer for the absent case holds', () => {
    const assert = { any: [{ not: { exists: '$fields.months' } }, { lte: ['$fields.months', 12] }] }

    expect(accepted(create(withInvariants({ assert }), {})).instance.fields).toEqual({})
    expect(refused(create(withInvariants({ assert }), { months: 13 }))).toMatchObject({ kind: 'invariant_violation' })
  })
})
