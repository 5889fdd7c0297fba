import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { CoreError, Decision, EntityInstance, Json } from '@assent/kernel'
import { expectRight, runtimeOf } from './read-example.js'

const runtime = runtimeOf('subscription.yaml')

const execute = (instance: EntityInstance, operation: string, args: Json = {}): Decision =>
  expectRight(runtime.execute({ instance, operation, arguments: args }))

const refusalOf = (instance: EntityInstance, operation: string, args: Json = {}): CoreError | undefined => {
  const answer = runtime.execute({ instance, operation, arguments: args })
  return isLeft(answer) ? answer.left : undefined
}

const start = (fields: object = {}): EntityInstance =>
  expectRight(runtime.create({ entity: 'subscription', version: 1, id: 's-1', fields: { holder: 'Ada', ...fields } }))
    .instance

const active = (fields: object = {}): EntityInstance => execute(start(fields), 'activate').instance

describe('subscription.yaml', () => {
  it('K-35, K-39: fills in defaults, and those of an object where the object is given', () => {
    const { fields } = start({ address: { city: 'Delft' } })
    expect(fields).toEqual({
      address: { city: 'Delft', country: 'NL' },
      balance: 0,
      features: [],
      holder: 'Ada',
      plan: 'starter',
      renewals: 0,
      renews: true,
      seats: 1,
    })
  })

  it('K-142: adds 0.1 and 0.2 to 0.3, and K-73: writes a dollar sign', () => {
    const charged = execute(execute(active(), 'charge', { amount: 0.1 }).instance, 'charge', { amount: 0.2 })
    expect(charged.events[0]?.payload).toEqual({ amount: 0.2, balance: 0.3, currency: '$' })
  })

  it('K-113: refuses what would break an invariant', () => {
    const change = { plan: 'starter', seats: 4 }
    expect(refusalOf(active({ plan: 'team', seats: 9 }), 'change_plan', change)).toEqual({
      kind: 'invariant_violation',
      rule: 'small_plan_stays_small',
      reason: 'the starter plan has at most 3 seats',
    })
  })

  it('K-66: renews for a period that ends after it begins, and counts', () => {
    const renewed = execute(active(), 'renew', { on: '2026-03-01', until: '2027-03-01' })
    expect(renewed.record.changed).toEqual({ renewals: 1 })
    const backwards = refusalOf(active(), 'renew', { on: '2027-03-01', until: '2026-03-01' })
    expect(backwards).toMatchObject({ kind: 'precondition_failed', rule: 'period_has_a_length' })
  })

  it('K-133: clears on resuming what pausing has set', () => {
    const paused = execute(active(), 'pause', { until: '2026-06-01' }).instance
    const resumed = execute(paused, 'resume')
    expect(resumed.record.removed).toEqual(['paused_until'])
    expect(resumed.events[0]?.payload).toEqual({ was_paused_until: '2026-06-01' })
  })

  it('ends from every state but the end', () => {
    const states = [start(), active(), execute(active(), 'pause', { until: '2026-06-01' }).instance]
    expect(states.map((instance) => execute(instance, 'end').instance.lifecycle_state)).toEqual([
      'ended',
      'ended',
      'ended',
    ])
  })
})
