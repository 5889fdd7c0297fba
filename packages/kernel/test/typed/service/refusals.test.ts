import { describe, expect, expectTypeOf, it } from 'vitest'
import type { OperationRefusalOf } from '../../../src/typed/refusal-of.js'
import { accepted, refused } from '../../support/outcome.js'
import { locker, placedLocker, type Locker } from './locker.js'

const instance = placedLocker

type Declared = Extract<OperationRefusalOf<Locker, 'rent'>, { readonly kind: 'refused' }>

describe('the refusal of an operation with outcomes', () => {
  it('SR-151: a declared refusal has the name of its outcome, and that one its error', () => {
    const refusal = refused(locker.execute({ instance, operation: 'rent', arguments: { hours: 3 } }))

    expectTypeOf<Declared['error']>().toEqualTypeOf<'NotPaid' | 'NotFree'>()
    expectTypeOf<Extract<Declared, { readonly outcome: 'unpaid' }>['error']>().toEqualTypeOf<'NotPaid'>()
    if (refusal.kind !== 'refused') throw new Error(`the kind was ${refusal.kind}`)
    expect([refusal.outcome, refusal.error]).toEqual(['unpaid', 'NotPaid'])
    // @ts-expect-error no outcome of the operation refuses with this error
    expect(refusal.error === 'WrongCode').toBe(false)
  })

  it('SR-115, SR-120: the operation and its outcomes are named in what the selection refuses', () => {
    type Of<Kind> = Extract<OperationRefusalOf<Locker, 'open'>, { readonly kind: Kind }>
    const refusal = refused(locker.execute({ instance, operation: 'open', arguments: { code: '1' } }))

    expectTypeOf<Of<'outcome_unobservable'>['outcome']>().toEqualTypeOf<'wrong_code' | 'opened'>()
    expectTypeOf<Of<'no_outcome_selected'>['operation']>().toEqualTypeOf<'open'>()
    expectTypeOf<Of<'unspecified_move_source'>['outcome']>().toEqualTypeOf<'opened'>()
    expect(refusal).toMatchObject({ kind: 'outcome_unobservable', outcome: 'wrong_code' })
  })

  it('SR-91: where there is an identity, the field of it is named', () => {
    type Mismatch = Extract<OperationRefusalOf<Locker, 'break'>, { readonly kind: 'identity_mismatch' }>
    const moved = { ...placedLocker, id: '9' }

    expectTypeOf<Mismatch['field']>().toEqualTypeOf<'number'>()
    expect(refused(locker.execute({ instance: moved, operation: 'break', arguments: {} }))).toMatchObject({
      kind: 'identity_mismatch',
      field: 'number',
    })
  })

  it('SR-144: only an operation with fields for the host is refused for the lack of their actions', () => {
    type Kinds<Name extends 'rent' | 'open' | 'break'> = Extract<
      OperationRefusalOf<Locker, Name>['kind'],
      `fulfillment_${string}` | 'required_field_removal' | 'refused'
    >
    const call = { instance, operation: 'rent', arguments: { hours: 3, paid: true } } as const

    expectTypeOf<Kinds<'open'>>().toEqualTypeOf<'refused'>()
    expectTypeOf<Kinds<'break'>>().toEqualTypeOf<never>()
    expectTypeOf<Kinds<'rent'>>().toEqualTypeOf<
      'fulfillment_required' | 'fulfillment_keys_mismatch' | 'required_field_removal' | 'refused'
    >()
    expect(refused(locker.execute(call))).toMatchObject({ kind: 'fulfillment_required', outcome: 'rented' })
  })

  it('SR-151: `evaluate` gives a declared refusal as a value, and no refusal of that kind', () => {
    const outcome = locker.evaluate({ instance, operation: 'rent', arguments: { hours: 3 } })
    const evaluation = accepted(outcome)
    type Kind = Extract<typeof outcome, { readonly _tag: 'Left' }>['left']['kind']

    expectTypeOf<Extract<Kind, 'refused'>>().toEqualTypeOf<never>()
    if ('accepted' in evaluation) throw new Error('it was accepted')
    expectTypeOf(evaluation.refused.error).toEqualTypeOf<'NotPaid' | 'NotFree'>()
    expect(evaluation).toEqual({ refused: { outcome: 'unpaid', error: 'NotPaid', message: null } })
    // @ts-expect-error no outcome refuses with this error
    expect(evaluation.refused.error === 'NotPaied').toBe(false)
  })

  it('SR-151: without outcomes that refuse, an evaluation is accepted', () => {
    const evaluation = accepted(locker.evaluate({ instance, operation: 'break', arguments: {} }))

    expectTypeOf(evaluation).toHaveProperty('accepted')
    expect(evaluation.accepted.events[0].type).toBe('LockerBroken')
  })
})
