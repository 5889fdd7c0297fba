import { describe, expect, expectTypeOf, it } from 'vitest'
import { decide } from '../../../src/decide/execute.js'
import type { Decision } from '../../../src/record/record.js'
import type { CoreError } from '../../../src/refusal.js'
import type { EventOf, OperationDecisionOf } from '../../../src/typed/decision-of.js'
import { hasOutcome } from '../../../src/typed/service/has-outcome.js'
import type { JsonNumber } from '../../../src/value/exact-number.js'
import { bytesOf } from '../../support/bytes.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import { locker, placedLocker, type Locker } from './locker.js'

const fulfillments = { code: { set: { value: '0417' } } } as const

const rent = (label?: string) =>
  locker.execute({
    instance: placedLocker,
    operation: 'rent',
    arguments: label === undefined ? { hours: 3, paid: true } : { hours: 3, paid: true, label },
    fulfillments,
  })

const look = () => locker.execute({ instance: placedLocker, operation: 'look_at', arguments: {} })

describe('a decision of an operation with outcomes', () => {
  it('SR-165: it is named by an outcome that does not refuse, with its effect', () => {
    const { record } = accepted(look())

    expectTypeOf(record.outcome).toEqualTypeOf<'in_order' | 'in_use'>()
    expectTypeOf<OperationDecisionOf<Locker, 'rent'>['record']['outcome']>().toEqualTypeOf<'rented'>()
    expectTypeOf<OperationDecisionOf<Locker, 'rent'>['record']['effect']>().toEqualTypeOf<'moved'>()
    expectTypeOf<OperationDecisionOf<Locker, 'open'>['record']['effect']>().toEqualTypeOf<'updated'>()
    expectTypeOf(record.effect).toEqualTypeOf<'unchanged'>()
    expect([record.outcome, record.effect]).toEqual(['in_order', 'unchanged'])
    // @ts-expect-error no outcome has this name
    expect(record.outcome === 'in_disorder').toBe(false)
  })

  it('SR-129: its response has the declared members, and no others', () => {
    const { response } = accepted(rent('blue bag')).record

    expectTypeOf(response).toEqualTypeOf<{ readonly until: JsonNumber; readonly label?: string }>()
    expect(response).toEqual({ until: 3, label: 'blue bag' })
    expect(accepted(rent()).record.response).toEqual({ until: 3 })
    // @ts-expect-error the response has no such member
    expect(response.code).toBe(undefined)
    // @ts-expect-error a command that declares no response answers nothing
    expect(accepted(look()).record.response.state?.length).toBe(undefined)
  })

  it('SR-128: its state is the one that the outcome leads to, or the held one', () => {
    expectTypeOf(accepted(rent()).instance.lifecycle_state).toEqualTypeOf<'rented'>()
    expectTypeOf<OperationDecisionOf<Locker, 'open'>['instance']['lifecycle_state']>().toEqualTypeOf<
      'free' | 'rented' | 'broken'
    >()
    expect(accepted(rent()).instance.lifecycle_state).toBe('rented')
  })

  it('SR-114: of outcomes, state, events and response are told apart by name', () => {
    const seen = accepted(look())
    if (!hasOutcome(seen, 'in_order')) throw new Error(`the outcome was ${seen.record.outcome}`)

    expectTypeOf(seen.instance.lifecycle_state).toEqualTypeOf<'free'>()
    expectTypeOf(seen.events[0].payload).toEqualTypeOf<{ readonly state: 'free'; readonly opened: JsonNumber }>()
    expectTypeOf(seen.events[0].from_state).toEqualTypeOf<'free'>()
    expect(seen.events.map(({ type }) => type)).toEqual(['LockerSeen'])
  })

  it('SR-132: a member that is copied from an optional argument is optional in a payload', () => {
    const [{ payload }] = accepted(rent()).events

    expectTypeOf(payload).toEqualTypeOf<{
      readonly hours: JsonNumber
      readonly was: 'free'
      readonly now: 'rented'
      readonly label?: string
    }>()
    expect(payload).toEqual({ hours: 3, was: 'free', now: 'rented' })
    expect(accepted(rent('bag')).events[0].payload.label).toBe('bag')
  })

  it('all events of all outcomes narrow by their types', () => {
    expectTypeOf<EventOf<Locker>['type']>().toEqualTypeOf<
      'LockerRented' | 'LockerOpened' | 'LockerSeen' | 'LockerPassed' | 'LockerBroken'
    >()
    const tell = (event: EventOf<Locker>): string =>
      event.type === 'LockerRented' ? `${event.payload.was} before` : event.type

    expect(tell(accepted(rent()).events[0])).toBe('free before')
  })

  it('SR-123: an operation without outcomes has the decision that it has under `kernel/1`', () => {
    const broken = accepted(locker.execute({ instance: placedLocker, operation: 'break', arguments: {} }))

    expectTypeOf(broken.instance.lifecycle_state).toEqualTypeOf<'broken'>()
    expectTypeOf(broken.events[0].type).toEqualTypeOf<'LockerBroken'>()
    expect(broken.record.outcome).toBe(undefined)
  })

  it('SR-142: a field that is set, or that the host may remove, is only as sure as it is required', () => {
    const { fields } = placedLocker

    expectTypeOf(fields.code).toEqualTypeOf<string | undefined>()
    expectTypeOf(fields.opened).toEqualTypeOf<JsonNumber>()
    expectTypeOf(fields.door).toEqualTypeOf<{ readonly squeaks: boolean } | undefined>()
    expect(fields).toEqual({ number: 7, opened: 0, size: 'small' })
  })

  it('what is not declared neither compiles nor is accepted', () => {
    const instance = placedLocker
    // @ts-expect-error no operation has this name
    const unknown = locker.execute({ instance, operation: 'lend', arguments: {} })
    const wrong = locker.execute({
      instance,
      operation: 'rent',
      // @ts-expect-error an argument of another kind
      arguments: { hours: 'three' },
    })
    const extra = locker.execute({
      instance,
      operation: 'look_at',
      arguments: {},
      // @ts-expect-error this operation has no fields for the host
      fulfillments: { code: 'preserve' },
    })

    expect(refused<{ readonly kind: string }, unknown>(unknown).kind).toBe('operation_not_found')
    expect(errorPaths(wrong)).toEqual(['arguments.hours'])
    expect(refused(extra).kind).toBe('fulfillment_keys_mismatch')
  })

  it('typed decisions and refusals are decisions and refusals, and types change no byte of them', () => {
    const outcome = rent()
    const request = { instance: placedLocker, operation: 'rent', arguments: { hours: 3, paid: true }, fulfillments }

    expectTypeOf(accepted(outcome)).toExtend<Decision>()
    expectTypeOf<Extract<typeof outcome, { readonly _tag: 'Left' }>['left']>().toExtend<CoreError>()
    expect(bytesOf(outcome)).toBe(bytesOf(decide(locker.definition, request)))
  })
})
