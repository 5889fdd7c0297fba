import { describe, expect, expectTypeOf, it } from 'vitest'
import type { CreationRefusalOf, OperationRefusalOf } from '../../src/typed/refusal-of.js'
import type { CoreError } from '../../src/refusal.js'
import type { ServiceRefusal } from '../../src/service-refusal.js'
import { refused } from '../support/outcome.js'
import { bike, parkedBike, type Bike } from './bike.js'

describe('the refusal of a typed decision', () => {
  it('K-189: it is one of those that the call can meet, and narrows by kind', () => {
    expectTypeOf<CreationRefusalOf<Bike>['kind']>().toEqualTypeOf<
      'validation' | 'invariant_violation' | 'invariant_unobservable' | 'template'
    >()
    expectTypeOf<OperationRefusalOf<Bike, 'hire'>['kind']>().toEqualTypeOf<
      Exclude<
        CoreError['kind'],
        | 'operation_not_found'
        | 'entity_not_registered'
        | 'subject_mismatch'
        | 'definition'
        // The definition is one of `kernel/1`.
        | ServiceRefusal['kind']
      >
    >()
    const refusal = refused(bike.execute({ instance: parkedBike, operation: 'bring_back', arguments: { ridden: 1 } }))

    expect(refusal.kind === 'invalid_transition' && refusal.state).toBe('parked')
  })

  it('K-114: a precondition is named by the names of the operation, with null for one without a name', () => {
    const refusal = refused(
      bike.execute({ instance: parkedBike, operation: 'hire', arguments: { by: 'ann', hours: 72 } }),
    )

    if (refusal.kind !== 'precondition_failed') throw new Error(`the kind was ${refusal.kind}`)
    expectTypeOf(refusal.operation).toEqualTypeOf<'hire'>()
    expectTypeOf(refusal.rule).toEqualTypeOf<'short' | null>()
    // @ts-expect-error no rule of the operation has this name
    expect(refusal.rule === 'shrot').toBe(false)
    expect(refusal).toMatchObject({ rule: 'short', reason: 'two days at most' })
  })

  it('K-114: an invariant is named by the names of the definition', () => {
    const refusal = refused(bike.create({ id: 'bike-1', fields: { frame: 'F-100', kilometres: -1 } }))

    if (refusal.kind !== 'invariant_violation') throw new Error(`the kind was ${refusal.kind}`)
    expectTypeOf(refusal.rule).toEqualTypeOf<'not_rolled_back'>()
    expect(refusal.rule).toBe('not_rolled_back')
  })

  it('K-114: where there is no rule, no refusal of a rule is expected', () => {
    type Kind = OperationRefusalOf<Bike, 'scrap'>['kind']

    expectTypeOf<Extract<Kind, `precondition_${string}`>>().toEqualTypeOf<never>()
    expect(bike.definition.document.operations['scrap']?.preconditions).toEqual([])
  })
})
