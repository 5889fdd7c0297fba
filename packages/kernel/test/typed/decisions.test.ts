import { describe, expect, expectTypeOf, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { decideCreate } from '../../src/decide/create.js'
import { validate } from '../../src/definition/validate.js'
import type { DefinitionDocument } from '../../src/document/document.js'
import { parseDefinition } from '../../src/document/parse-definition.js'
import type { Decision, EntityInstance } from '../../src/record/record.js'
import type { CoreError } from '../../src/refusal.js'
import type { InstanceOf } from '../../src/typed/instance-of.js'
import type { ArgumentsOf, OperationName } from '../../src/typed/request-of.js'
import type { JsonNumber } from '../../src/value/exact-number.js'
import { bytesOf } from '../support/bytes.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { bike, bikeDocument, parkedBike, type Bike } from './bike.js'

const hire = () => bike.execute({ instance: parkedBike, operation: 'hire', arguments: { by: 'ann' } })

describe('a decision on a typed definition', () => {
  it('operations and their arguments have names', () => {
    expectTypeOf<OperationName<Bike>>().toEqualTypeOf<'hire' | 'bring_back' | 'scrap'>()
    expectTypeOf<ArgumentsOf<Bike, 'hire'>>().toEqualTypeOf<{ readonly by: string; readonly hours?: JsonNumber }>()
    expect(accepted(hire()).instance.fields.rider).toBe('ann')
  })

  it('K-170: an unknown operation neither compiles nor is found', () => {
    // @ts-expect-error no operation has this name
    const outcome = bike.execute({ instance: parkedBike, operation: 'higher', arguments: { by: 'ann' } })

    expect(refused<{ readonly kind: string }, unknown>(outcome).kind).toBe('operation_not_found')
  })

  it('K-123: wrong arguments neither compile nor are accepted', () => {
    const instance = parkedBike
    const calls = [
      // @ts-expect-error an argument is missing
      bike.execute({ instance, operation: 'hire', arguments: {} }),
      // @ts-expect-error an argument of another kind
      bike.execute({ instance, operation: 'hire', arguments: { by: 7 } }),
      // @ts-expect-error an argument that is not declared
      bike.execute({ instance, operation: 'hire', arguments: { by: 'ann', until: 'noon' } }),
      // @ts-expect-error an argument of another operation
      bike.execute({ instance, operation: 'bring_back', arguments: { ridden: 3, by: 'ann' } }),
      // @ts-expect-error this operation has no arguments
      bike.execute({ instance, operation: 'scrap', arguments: { by: 'ann' } }),
      // @ts-expect-error arguments are an object, `{}` where there are none
      bike.execute({ instance, operation: 'scrap' }),
    ]

    expect(calls.flatMap((call) => errorPaths(call))).toEqual([
      'arguments.by',
      'arguments.by',
      'arguments.until',
      'arguments.by',
      'arguments.by',
      'arguments',
    ])
  })

  it('K-118, K-122: the state is the one that creation or the operation leads to', () => {
    const hired = accepted(hire()).instance
    const scrapped = accepted(bike.execute({ instance: hired, operation: 'scrap', arguments: {} })).instance

    expectTypeOf(parkedBike.lifecycle_state).toEqualTypeOf<'parked'>()
    expectTypeOf(hired.lifecycle_state).toEqualTypeOf<'hired'>()
    expectTypeOf<InstanceOf<Bike>['lifecycle_state']>().toEqualTypeOf<'parked' | 'hired' | 'scrapped'>()
    expectTypeOf(hired.entity).toEqualTypeOf<'bike'>()
    expectTypeOf(hired.version).toEqualTypeOf<2>()
    expect([parkedBike, hired, scrapped].map((instance) => instance.lifecycle_state)).toEqual([
      'parked',
      'hired',
      'scrapped',
    ])
  })

  it('typed instances, decisions and refusals are instances, decisions and refusals', () => {
    const creation = bike.create({ id: 'bike-1', fields: { frame: 'F-100' } })
    const execution = hire()

    expectTypeOf(parkedBike).toExtend<EntityInstance>()
    expectTypeOf(accepted(creation)).toExtend<Decision>()
    expectTypeOf(accepted(execution)).toExtend<Decision>()
    expectTypeOf<Extract<typeof creation, { readonly _tag: 'Left' }>['left']>().toExtend<CoreError>()
    expectTypeOf<Extract<typeof execution, { readonly _tag: 'Left' }>['left']>().toExtend<CoreError>()
    const untyped: Decision = accepted(execution)
    expect(
      accepted(bike.execute({ instance: untyped.instance, operation: 'scrap', arguments: {} })).instance.revision,
    ).toBe(3)
  })

  it('the literal is an ordinary document, and types change no byte of a decision', () => {
    const definition = accepted(validate(accepted(parseDefinition(bikeDocument))))
    const create = { id: 'bike-1', fields: { frame: 'F-100' } }
    const execute = { instance: parkedBike, operation: 'hire', arguments: { by: 'ann' } } as const

    expectTypeOf(bike.definition.document).toEqualTypeOf<DefinitionDocument>()
    expect(bike.definition.document).toEqual(definition.document)
    expect(bytesOf(bike.create(create))).toBe(bytesOf(decideCreate(definition, create)))
    expect(bytesOf(bike.execute(execute))).toBe(bytesOf(decide(definition, execute)))
  })
})
