import { describe, expect, expectTypeOf, it } from 'vitest'
import { specification } from '../../src/index.js'
import { locker } from './locker.js'

const spec = specification(locker)
const free = { state: 'free', fields: { place: 'hall' } } as const

describe('the types of a specification', () => {
  it('K-170: operations and arguments are those of the definition', () => {
    const prepared = spec.given(free)
    // @ts-expect-error no operation has this name
    prepared.when('pet', { code: '17' })
    // @ts-expect-error an argument is missing
    expect(() => prepared.when('put', {}).thenAccepted('taken')).toThrow('arguments.code')
    // @ts-expect-error arguments are missing
    expect(() => prepared.when('put').thenAccepted('taken')).toThrow('arguments.code')
    // @ts-expect-error an argument of another kind
    expect(() => prepared.when('put', { code: 17 }).thenAccepted('taken')).toThrow('arguments.code')
    // @ts-expect-error this operation has no arguments
    expect(() => prepared.when('report', { by: 'ann' }).thenAccepted('broken')).toThrow('arguments.by')
    prepared.when('report').thenAccepted('broken')
    prepared.when('report', {}).thenAccepted('broken')
  })

  it('K-118: states are those that the operation leads to, and are given by name', () => {
    const put = spec.given(free).when('put', { code: '17' })
    expectTypeOf(put.thenAccepted).parameter(0).toEqualTypeOf<'taken'>()
    // @ts-expect-error the operation does not lead there
    expect(() => put.thenAccepted('free')).toThrow('the state')
    // @ts-expect-error no such state
    expect(() => spec.given({ state: 'lost', fields: { place: 'hall' } })).toThrow('no state `lost`')
    // @ts-expect-error a field is missing
    expect(() => spec.given({ state: 'free', fields: {} })).toThrow('fields.place')
  })

  it('K-124: events are those of the operation, in order, with their payloads', () => {
    const fetched = spec.given({ state: 'taken', fields: { place: 'hall', code: '17' } }).when('fetch', { code: '17' })
    fetched.thenAccepted('free', ['LockerOpened', 'ParcelFetched'])
    // @ts-expect-error an event is missing
    expect(() => fetched.thenAccepted('free', ['LockerOpened'])).toThrow('the events')
    // @ts-expect-error another order
    expect(() => fetched.thenAccepted('free', ['ParcelFetched', 'LockerOpened'])).toThrow('the events')
    expect(() =>
      // @ts-expect-error a payload of another kind
      fetched.thenAccepted('free', ['LockerOpened', { type: 'ParcelFetched', payload: { times: 'one' } }]),
    ).toThrow('`payload`')
    // @ts-expect-error no such field
    expect(() => fetched.thenAccepted('free', undefined, { colour: 'red' })).toThrow('field `colour`')
  })

  it('K-189, K-114: kinds of refusal and names of rules are those that the call can meet', () => {
    const fetched = spec.given(free).when('fetch', { code: '17' })
    const refusal = fetched.thenRefused('invalid_transition', { operation: 'fetch', state: 'free' })
    expectTypeOf(refusal.kind).toEqualTypeOf<'invalid_transition'>()
    expectTypeOf(refusal.operation).toEqualTypeOf<'fetch'>()
    // @ts-expect-error no execution of a known operation is refused so
    expect(() => fetched.thenRefused('operation_not_found')).toThrow('the kind')
    // @ts-expect-error a rule of another operation
    expect(() => fetched.thenRefused('precondition_failed', { rule: 'fits' })).toThrow('the kind')
    // @ts-expect-error a refusal of this kind has no rule
    expect(() => fetched.thenRefused('invalid_transition', { rule: 'fits' })).toThrow('member `rule`')
    // @ts-expect-error there are no preconditions
    expect(() => spec.given(free).when('report').thenRefused('precondition_failed')).toThrow('found: a decision')
  })

  it('a call in the past is typed by its operation', () => {
    const created = { place: 'hall' }
    spec.given({ created, executed: [{ operation: 'put', arguments: { code: '17' } }, { operation: 'report' }] })
    // @ts-expect-error arguments of another operation
    expect(() => spec.given({ created, executed: [{ operation: 'report', arguments: { code: '17' } }] })).toThrow(
      'code',
    )
    // @ts-expect-error arguments are missing
    expect(() => spec.given({ created, executed: [{ operation: 'put' }] })).toThrow('arguments.code')
  })
})
