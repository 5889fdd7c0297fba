import { describe, expect, expectTypeOf, it } from 'vitest'
import type { NamesOf } from '../../../src/typed/names-of.js'
import { withTypes } from '../../../src/typed/with-types.js'
import type { JsonNumber } from '../../../src/value/exact-number.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import { locker, lockerDocument, type Locker } from './locker.js'

// As if it had come from a file: TypeScript sees nothing of it.
const loaded: unknown = lockerDocument

type Rented = {
  semantics: 'service/3'
  identity: 'number'
  states: 'free' | 'rented' | 'broken'
  fields: { number: JsonNumber; code?: string }
  creation: {
    fields: { number: JsonNumber; height?: JsonNumber }
    response: { size: string }
    outcomes: { no_number: { refuses: 'NoNumber' }; tall: { effect: 'created' }; placed: { effect: 'created' } }
  }
  operations: {
    rent: {
      arguments: { hours: JsonNumber; paid?: boolean }
      response: { until: JsonNumber }
      outcomes: {
        unpaid: { refuses: 'NotPaid' }
        rented: { effect: 'moved'; to: 'rented'; fulfills: { code: 'optional' } }
        not_free: { refuses: 'NotFree' }
      }
    }
    break: { arguments: { readonly [name: string]: never }; to: 'broken' }
  }
}

const names: NamesOf<Rented> = {
  states: { free: true, rented: true, broken: true },
  fields: { number: true, code: true },
  operations: { rent: { hours: true, paid: true }, break: {} },
  service: {
    semantics: 'service/3',
    identity: 'number',
    creation: {
      arguments: { number: true, height: true },
      response: { size: true },
      outcomes: { no_number: 'NoNumber', tall: true, placed: true },
    },
    operations: {
      rent: { response: { until: true }, outcomes: { unpaid: 'NotPaid', rented: true, not_free: 'NotFree' } },
      break: { response: {}, outcomes: {} },
    },
  },
}

const { rent } = names.service.operations

/** The errors of names that differ in what they say of renting. */
const errorsWhere = (operation: object) => {
  const service = { ...names.service, operations: { ...names.service.operations, rent: { ...rent, ...operation } } }
  return refused(withTypes<Rented>(define(loaded), { ...names, service })).errors
}

describe('types declared for a definition under the service rules', () => {
  it('the handle decides by the declared names', () => {
    const handle = accepted(withTypes<Rented>(define(loaded), names))
    const { instance, record } = accepted(handle.createDerived({ fields: { number: 4 } }))
    const rented = accepted(
      handle.execute({
        instance,
        operation: 'rent',
        arguments: { hours: 2, paid: true },
        fulfillments: { code: 'preserve' },
      }),
    )
    const unpaid = accepted(handle.evaluate({ instance, operation: 'rent', arguments: { hours: 2 } }))

    expectTypeOf(record.outcome).toEqualTypeOf<'tall' | 'placed'>()
    expectTypeOf(rented.record.response).toEqualTypeOf<{ until: JsonNumber }>()
    expectTypeOf(rented.instance.lifecycle_state).toEqualTypeOf<'rented'>()
    expect([record.outcome, rented.record.response.until]).toEqual(['placed', 2])
    expect('refused' in unpaid && unpaid.refused.error).toBe('NotPaid')
    // @ts-expect-error the types have no such operation
    expect(handle.execute({ instance, operation: 'open', arguments: { code: '1' } })._tag).toBe('Left')
  })

  it('types that are read from the definition itself agree with it', () => {
    const own: NamesOf<Locker> = {
      states: names.states,
      fields: { number: true, size: true, code: true, opened: true, door: true, label: true },
      operations: {
        rent: { hours: true, label: true, paid: true },
        open: { code: true },
        look_at: {},
        break: {},
      },
      service: {
        ...names.service,
        creation: { ...names.service.creation, arguments: { number: true, height: true, label: true } },
        operations: {
          rent: { ...rent, response: { until: true, label: true } },
          open: { response: { opened: true }, outcomes: { wrong_code: 'WrongCode', opened: true } },
          look_at: { response: {}, outcomes: { in_order: true, in_use: true } },
          break: { response: {}, outcomes: {} },
        },
      },
    }

    expect(withTypes<Locker>(locker.definition, own)._tag).toBe('Right')
  })

  it('TypeScript asks for every outcome, with the error that it refuses with', () => {
    const { service, ...kernel } = names
    const outcomes = { no_number: 'None', tall: true, placed: true } as const
    const creation = { ...service.creation, outcomes }
    const answers = [
      // @ts-expect-error another error
      withTypes<Rented>(define(loaded), { ...names, service: { ...service, creation } }),
      // @ts-expect-error nothing is said of the service rules
      withTypes<Rented>(define(loaded), kernel),
    ]

    expect(answers.map((answer) => refused(answer).errors[0])).toEqual([
      { path: 'creation.outcomes.no_number', message: 'it refuses with `NoNumber`, in the types with `None`' },
      { path: 'semantics', message: 'types are those of kernel/1, not of service/3' },
    ])
  })

  it('an outcome that one side lacks is an error by its path, and so is another answer', () => {
    expect(errorsWhere({ outcomes: { unpaid: 'NotPaid', rented: 'Gone', lost: true } })).toEqual([
      { path: 'operations.rent.outcomes.lost', message: 'the definition has no such outcome' },
      { path: 'operations.rent.outcomes.not_free', message: 'the types have no such outcome' },
      { path: 'operations.rent.outcomes.rented', message: 'it refuses with no error, in the types with `Gone`' },
    ])
    expect(errorsWhere({ response: { until: true, price: true } })).toEqual([
      { path: 'operations.rent.response.price', message: 'the definition has no such member' },
    ])
  })

  it('SR-82: another level, identity or argument of a creation is an error by its path', () => {
    const { creation } = names.service
    const service = {
      ...names.service,
      semantics: 'service/2',
      identity: null,
      creation: { ...creation, arguments: { ...creation.arguments, width: true } },
    } as unknown as NamesOf<Rented>['service']

    expect(refused(withTypes<Rented>(define(loaded), { ...names, service })).errors).toEqual([
      { path: 'semantics', message: 'types are those of service/2, not of service/3' },
      { path: 'identity', message: 'it is held by `number`, in the types by no field' },
      { path: 'creation.arguments.width', message: 'the definition has no such argument' },
    ])
  })

  it('SR-9: a definition of `kernel/1` is not typed by the service rules', () => {
    const plain = define({
      entity: 'locker',
      schema: { fields: { number: { type: 'integer' } } },
      lifecycle: { initial: 'free', states: ['free'] },
    })
    type Plain = {
      semantics: 'service/1'
      states: 'free'
      fields: { number?: JsonNumber }
      operations: Readonly<Record<string, never>>
    }
    const outcome = withTypes<Plain>(plain, {
      states: { free: true },
      fields: { number: true },
      operations: {},
      service: {
        semantics: 'service/1',
        identity: null,
        creation: { arguments: {}, response: {}, outcomes: {} },
        operations: {},
      },
    })

    expect(refused(outcome).errors.map(({ path }) => path)).toEqual(['semantics'])
  })
})
