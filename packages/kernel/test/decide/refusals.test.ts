import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { validate } from '../../src/definition/validate.js'
import { Registry } from '../../src/registry.js'
import { Runtime } from '../../src/runtime.js'
import { bytesOf } from '../support/bytes.js'
import { define, parsed } from '../support/define.js'
import { exact } from '../support/exact.js'
import { refused } from '../support/outcome.js'
import { create, heldPermit, permit, permitWith, renew, renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'
import { present } from '../support/present.js'

const count = { type: 'integer', required: true }
const execute = (definition: Part, instance: Part, operation = 'renew'): unknown =>
  refused(decide(define(definition), { instance, operation, arguments: {} }))

const refusals: Readonly<Record<string, () => unknown>> = {
  entity_not_registered: () =>
    refused(Runtime.of(Registry.empty).create({ entity: 'loan', version: 2, id: 'l-1', fields: {} })),
  entity_mismatch: () => execute(renewable({}), heldPermit({}, { entity: 'loan', version: 9 })),
  unknown_state: () => execute(renewable({}), heldPermit({}, { lifecycle_state: 'lost' })),
  revision_exhausted: () => execute(renewable({}), heldPermit({}, { revision: exact('9223372036854775807') })),
  operation_not_found: () => execute(renewable({}), heldPermit({}), 'constructor'),
  invalid_transition: () => execute(renewable({}), heldPermit({}, { lifecycle_state: 'valid' })),
  validation: () => refused(create(permit(), { hue: 1 })),
  precondition_failed: () =>
    refused(renew(renewable({}, { preconditions: [{ name: 'paid', assert: false, message: 'pay first' }] }), {})),
  precondition_unobservable: () =>
    refused(
      renew(
        renewable(
          { fee: { type: 'number' } },
          {
            preconditions: [{ assert: { gt: ['$fields.fee', 0] }, message: 'pay first' }],
          },
        ),
        {},
      ),
    ),
  invariant_violation: () => refused(create(permit({ invariants: [{ assert: false, message: 'never' }] }), {})),
  invariant_unobservable: () =>
    refused(
      create(
        permitWith(
          { fee: { type: 'number' } },
          {
            invariants: [{ name: 'paid', assert: { gt: ['$fields.fee', 0] }, message: 'pay first' }],
          },
        ),
        {},
      ),
    ),
  template: () =>
    refused(
      create(
        permitWith({ fee: { type: 'number' } }, { create: { emit: { type: 'Issued', payload: '$fields.fee' } } }),
        {},
      ),
    ),
  increment_overflow: () =>
    refused(
      renew(renewable({ count }, { set: { count: { increment: 2 } } }), { count: exact('18446744073709551614') }),
    ),
  definition: () => refused(validate(parsed(permit({ version: 0 })))),
}

const text = anyText
const expected: Readonly<Record<string, Part>> = {
  entity_not_registered: { entity: 'loan', version: 2 },
  entity_mismatch: { expected_entity: 'permit', expected_version: 3, actual_entity: 'loan', actual_version: 9 },
  unknown_state: { entity: 'permit', state: 'lost' },
  revision_exhausted: { entity: 'permit', id: 'p-7', revision: exact('9223372036854775807') },
  operation_not_found: { operation: 'constructor' },
  invalid_transition: { operation: 'renew', state: 'valid' },
  validation: { errors: [{ path: 'fields.hue', message: text }] },
  precondition_failed: { operation: 'renew', rule: 'paid', reason: 'pay first' },
  precondition_unobservable: { operation: 'renew', rule: null, reason: 'pay first', unresolved: ['$fields.fee'] },
  invariant_violation: { rule: null, reason: 'never' },
  invariant_unobservable: { rule: 'paid', reason: 'pay first', unresolved: ['$fields.fee'] },
  template: { expression: '$fields.fee', reason: text },
  increment_overflow: { operation: 'renew', field: 'count', value: '18446744073709551614', amount: '2', range: text },
  definition: { defect: 'zero_version', defects: [{ kind: 'zero_version' }] },
}

const refusalOf = (kind: string): unknown => present(refusals[kind])()

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype

describe('refusals', () => {
  it.each(Object.keys(expected))('K-189, K-191, K-192, D-1: %s has its kind and its fields', (kind) => {
    expect(refusalOf(kind)).toEqual({ kind, ...expected[kind] })
  })

  it.each(Object.keys(expected))('K-192, K-194: %s is plain data with exactly these members', (kind) => {
    const refusal = refusalOf(kind) as object

    expect(isPlain(refusal)).toBe(true)
    expect(Object.keys(refusal).sort()).toEqual(['kind', ...Object.keys(present(expected[kind]))].sort())
    expect(bytesOf(refusal)).toContain(`"kind":"${kind}"`)
  })

  it('K-1, K-194: a refusal is returned, and there is nothing beside a decision and a refusal', () => {
    const outcomes = [create(permit(), {}), create(permit(), [])]

    expect(outcomes.map(({ _tag }) => _tag)).toEqual(['Right', 'Left'])
  })

  it('K-193: programs find their way by kind and fields, the same ones for the same fault', () => {
    expect(bytesOf(refusalOf('validation'))).toBe(bytesOf(refusalOf('validation')))
  })

  it('K-194: a refusal holds nothing of the caller', () => {
    const instance = heldPermit({ fee: { deep: 1 } }, { lifecycle_state: 'lost' })
    const args = { hue: { deep: 1 } }
    const refusal = refused(decide(define(renewable({})), { instance, operation: 'renew', arguments: args }))

    expect(Object.values(refusal).filter((member) => typeof member === 'object')).toEqual([])
  })
})
