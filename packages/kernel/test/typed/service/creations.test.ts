import { describe, expect, expectTypeOf, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import type { Decision } from '../../../src/record/record.js'
import { defineEntity } from '../../../src/typed/define-entity.js'
import { hasOutcome } from '../../../src/typed/service/has-outcome.js'
import type { JsonNumber } from '../../../src/value/exact-number.js'
import { bytesOf } from '../../support/bytes.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import { locker, type Locker } from './locker.js'

describe('a creation with outcomes', () => {
  it('SR-106: it takes their arguments, not the fields', () => {
    expectTypeOf<Locker['creation']['fields']>().toEqualTypeOf<{
      readonly number: JsonNumber
      readonly height?: JsonNumber
      readonly label?: string
    }>()
    const tall = accepted(locker.create({ id: '8', fields: { number: 8, height: 70 } }))

    expect(tall.instance.fields).toEqual({ number: 8, opened: 0, size: 'large', door: { squeaks: false } })
    // @ts-expect-error the number is missing
    expect(errorPaths(locker.create({ id: '8', fields: {} }))).toEqual(['arguments.number'])
    // @ts-expect-error a field that is no argument
    expect(errorPaths(locker.create({ id: '8', fields: { number: 8, opened: 3 } }))).toEqual(['arguments.opened'])
  })

  it('SR-92: a derived creation takes no id', () => {
    const derived = locker.createDerived({ fields: { number: 8 } })
    // @ts-expect-error the id is derived
    const named = locker.createDerived({ id: '9', fields: { number: 8 } })

    expect(accepted(derived).instance.id).toBe('8')
    expect(bytesOf(named)).toBe(bytesOf(derived))
    expect(bytesOf(derived)).toBe(bytesOf(decideCreate(locker.definition, { id: '8', fields: { number: 8 } })))
  })

  it('SR-166, SR-168: outcome, effect, response and events have names', () => {
    const decision = accepted(locker.createDerived({ fields: { number: 8, label: 'left' } }))

    expectTypeOf(decision).toExtend<Decision>()
    expectTypeOf(decision.record.outcome).toEqualTypeOf<'tall' | 'placed'>()
    expectTypeOf(decision.record.effect).toEqualTypeOf<'created'>()
    expectTypeOf(decision.record.response).toEqualTypeOf<{ readonly size: string }>()
    expectTypeOf(decision.instance.lifecycle_state).toEqualTypeOf<'free'>()
    if (!hasOutcome(decision, 'placed')) throw new Error(`the outcome was ${decision.record.outcome}`)
    const [event] = decision.events
    expectTypeOf(event.type).toEqualTypeOf<'LockerPlaced'>()
    expectTypeOf(event.payload).toEqualTypeOf<{ readonly label?: string }>()
    expectTypeOf(event.from_state).toEqualTypeOf<null>()
    expectTypeOf(event.args.height).toEqualTypeOf<JsonNumber>()
    expect([event.payload, event.args]).toEqual([{ label: 'left' }, { number: 8, height: 40, label: 'left' }])
  })

  it('SR-151: what an outcome refuses is a refusal with its error', () => {
    const refusal = refused(locker.createDerived({ fields: { number: 0 } }))

    expectTypeOf(refusal.kind).toEqualTypeOf<
      | 'validation'
      | 'no_outcome_selected'
      | 'outcome_unobservable'
      | 'refused'
      | 'template'
      | 'identity_mismatch'
      | 'invariant_violation'
      | 'invariant_unobservable'
      | 'creation_identity_unavailable'
    >()
    if (refusal.kind !== 'refused') throw new Error(`the kind was ${refusal.kind}`)
    expectTypeOf(refusal.error).toEqualTypeOf<'NoNumber'>()
    expectTypeOf(refusal.outcome).toEqualTypeOf<'no_number'>()
    expect(refusal.reason).toBe('lockers are counted from 1')
  })

  it('SR-151: `evaluateCreate` gives it as a value', () => {
    const evaluation = accepted(locker.evaluateCreateDerived({ fields: { number: 0 } }))
    const other = accepted(locker.evaluateCreate({ id: '8', fields: { number: 8 } }))

    if (!('refused' in evaluation)) throw new Error('it was accepted')
    expectTypeOf(evaluation.refused.error).toEqualTypeOf<'NoNumber'>()
    expect(evaluation.refused).toEqual({
      outcome: 'no_number',
      error: 'NoNumber',
      message: 'lockers are counted from 1',
    })
    expect('accepted' in other && other.accepted.instance.id).toBe('8')
  })
})

describe('a creation without outcomes', () => {
  const seat = accepted(
    defineEntity({
      entity: 'seat',
      semantics: 'service/1',
      schema: { fields: { row: { type: 'integer', required: true }, aisle: { type: 'boolean', default: false } } },
      lifecycle: { initial: 'free', states: ['free'] },
      create: { emit: { type: 'SeatAdded', payload: { aisle: '$fields.aisle' } } },
    }),
  )

  it('SR-125: it takes the fields, and has its event', () => {
    const created = accepted(seat.create({ id: 'a', fields: { row: 3 } }))

    expectTypeOf(created.events[0].payload).toEqualTypeOf<{ readonly aisle: boolean }>()
    expect(created.events[0].payload).toEqual({ aisle: false })
  })

  it('SR-84: where no identity is declared, no refusal of one is expected', () => {
    type Kind = Extract<ReturnType<typeof seat.create>, { readonly _tag: 'Left' }>['left']['kind']

    expectTypeOf<Kind>().toEqualTypeOf<'validation' | 'template'>()
    expect(refused(seat.createDerived({ fields: { row: 3 } })).kind).toBe('creation_identity_unavailable')
  })
})
