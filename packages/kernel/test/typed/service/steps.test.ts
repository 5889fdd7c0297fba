import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineEntity } from '../../../src/typed/define-entity.js'
import type { JsonNumber } from '../../../src/value/exact-number.js'
import { bytesOf } from '../../support/bytes.js'
import { accepted, refused } from '../../support/outcome.js'
import { locker, placedLocker } from './locker.js'

const instance = placedLocker

const loadToRent = () => {
  const preparation = accepted(locker.prepare({ id: '7', operation: 'rent', arguments: { hours: 3, paid: true } }))
  if (preparation.status !== 'load') throw new Error(`it was ${preparation.error}`)
  return preparation
}

const selectRented = () => {
  const selection = accepted(locker.selectWith(loadToRent().continuation, instance))
  if (selection.status !== 'needs_fulfillment') throw new Error('it was complete')
  return selection
}

describe('a typed call in steps', () => {
  it('SR-154: what the input alone refuses has the names of the operation', () => {
    const preparation = accepted(locker.prepare({ id: '7', operation: 'rent', arguments: { hours: 3 } }))

    if (preparation.status === 'load') throw new Error('the instance was needed')
    expectTypeOf(preparation.error).toEqualTypeOf<'NotPaid' | 'NotFree'>()
    expect(preparation).toEqual({ status: 'refused', outcome: 'unpaid', error: 'NotPaid', message: null })
    // @ts-expect-error no operation has this name
    expect(refused(locker.prepare({ id: '7', operation: 'lend', arguments: {} })).kind).toBe('operation_not_found')
  })

  it('SR-154: the arguments come back with their defaults', () => {
    const { subject, arguments: args } = loadToRent()

    expectTypeOf(args.paid).toEqualTypeOf<boolean>()
    expectTypeOf(subject.entity).toEqualTypeOf<'locker'>()
    expect([subject, args]).toEqual([
      { entity: 'locker', version: 3, id: '7' },
      { hours: 3, paid: true },
    ])
  })

  it('SR-159: going on gives what `evaluate` gives', () => {
    const preparation = accepted(locker.prepare({ id: '7', operation: 'look_at', arguments: {} }))
    const { continuation } = preparation
    const evaluation = locker.continueWith(continuation, instance)

    expectTypeOf(preparation.status).toEqualTypeOf<'load'>()
    expectTypeOf(accepted(evaluation).accepted.record.outcome).toEqualTypeOf<'in_order' | 'in_use'>()
    expect(bytesOf(evaluation)).toBe(bytesOf(locker.evaluate({ instance, operation: 'look_at', arguments: {} })))
  })

  it('SR-159: another subject than the prepared one is refused', () => {
    const refusal = refused(locker.continueWith(loadToRent().continuation, { ...instance, id: '8' }))

    expect(refusal.kind === 'subject_mismatch' && refusal.actual_id).toBe('8')
  })

  it('SR-160, SR-161: the host fulfils the fields of the outcome, each by an action that it admits', () => {
    const selection = selectRented()
    const evaluation = accepted(locker.fulfill(selection.continuation, { code: { set: { value: '0417' } } }))

    expectTypeOf(selection.outcome).toEqualTypeOf<'rented'>()
    expectTypeOf(selection.fulfills).toEqualTypeOf<{ readonly code: { readonly actions: 'optional' } }>()
    expect('accepted' in evaluation && evaluation.accepted.instance.fields.code).toBe('0417')
    expect(locker.fulfill(selectRented().continuation, { code: 'remove' })._tag).toBe('Right')
    // @ts-expect-error the action for `code` is missing
    expect(refused(locker.fulfill(selectRented().continuation, {})).kind).toBe('fulfillment_keys_mismatch')
    // @ts-expect-error the code is a text
    expect(refused(locker.fulfill(selectRented().continuation, { code: { set: { value: 4 } } })).kind).toBe(
      'validation',
    )
    // @ts-expect-error no such action
    expect(refused(locker.fulfill(selectRented().continuation, { code: 'forget' })).kind).toBe('validation')
  })

  it('SR-142: a required field cannot be removed', () => {
    const meter = accepted(
      defineEntity({
        entity: 'meter',
        semantics: 'service/3',
        schema: { fields: { count: { type: 'integer', required: true } } },
        lifecycle: { initial: 'on', states: ['on'] },
        operations: { read: { outcomes: [{ name: 'read', fulfills: { count: { actions: 'required' } } }] } },
      }),
    )
    const created = accepted(meter.create({ id: 'm', fields: { count: 1 } })).instance
    const call = { instance: created, operation: 'read', arguments: {} } as const
    const read = accepted(meter.execute({ ...call, fulfillments: { count: { set: { value: 2 } } } }))
    // @ts-expect-error it is required
    const removed = meter.execute({ ...call, fulfillments: { count: 'remove' } })

    expectTypeOf(read.instance.fields.count).toEqualTypeOf<JsonNumber>()
    expect(read.instance.fields.count).toBe(2)
    expect(refused(removed).kind).toBe('required_field_removal')
  })
})
