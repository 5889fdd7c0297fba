import { describe, expect, it } from 'vitest'
import { continueWith, fulfill, selectWith } from '../../../src/decide/service/continue.js'
import { evaluate } from '../../../src/decide/service/evaluate.js'
import { bytesOf } from '../../support/bytes.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { appointment, booked } from '../appointment.js'
import { asking, waiting } from './prepared.js'

const annotated = (instance: Part) =>
  evaluate(appointment, { instance, operation: 'annotate', arguments: { note: 'call' } })

describe('continuing with the loaded instance', () => {
  it('SR-159: the result equals the direct one, byte for byte', () => {
    const continued = accepted(continueWith(waiting({ note: 'call' }, 'annotate'), booked()))
    expect(bytesOf(continued)).toBe(bytesOf(accepted(annotated(booked()))))
    expect(continued).toMatchObject({ accepted: { instance: { revision: 4, fields: { note: 'call' } } } })
  })

  it('SR-159: the type is asked first, then the subject, then the state', () => {
    const other = { entity: 'visit', id: 's:X-2', lifecycle_state: 'gone' }
    const next = (parts: Part) => refused(continueWith(waiting({ minutes: 5 }), booked({}, parts)))
    expect(next(other)).toMatchObject({ kind: 'entity_mismatch', actual_entity: 'visit' })
    expect(next({ ...other, entity: 'appointment' })).toEqual({
      kind: 'subject_mismatch',
      entity: 'appointment',
      expected_id: 's:X-1',
      actual_id: 's:X-2',
    })
    expect(next({ lifecycle_state: 'gone' })).toEqual({
      kind: 'unknown_state',
      entity: 'appointment',
      state: 'gone',
    })
    expect(errorPaths(continueWith(waiting({ minutes: 5 }), null))).toEqual(['instance'])
  })

  it('SR-159: selection starts over with the instance', () => {
    const late = booked({}, { lifecycle_state: 'confirmed' })
    expect(accepted(continueWith(waiting({ minutes: 5 }), late))).toEqual({
      refused: { outcome: 'closed', error: 'NotBooked', message: null },
    })
  })

  it('SR-160: without its actions, an outcome that needs some is refused', () => {
    expect(refused(continueWith(waiting({ minutes: 5 }), booked()))).toEqual({
      kind: 'fulfillment_required',
      operation: 'confirm',
      outcome: 'confirmed',
      fields: ['confirmed_at', 'room'],
    })
  })
})

describe('selecting with the loaded instance', () => {
  it('SR-160: it answers which fields the host fulfils, and how', () => {
    expect(accepted(selectWith(waiting({ minutes: 5 }), booked()))).toMatchObject({
      status: 'needs_fulfillment',
      outcome: 'confirmed',
      fulfills: { confirmed_at: { actions: 'optional' }, room: { actions: 'required' } },
    })
  })

  it('SR-160: where no actions are needed, it is complete, accepted or refused', () => {
    expect(bytesOf(accepted(selectWith(waiting({ note: 'call' }, 'annotate'), booked())))).toBe(
      bytesOf({ status: 'complete', evaluation: accepted(annotated(booked())) }),
    )
    expect(accepted(selectWith(waiting({ minutes: 5 }), booked({}, { lifecycle_state: 'confirmed' })))).toEqual({
      status: 'complete',
      evaluation: { refused: { outcome: 'closed', error: 'NotBooked', message: null } },
    })
  })

  it('SR-160: what is refused before the actions are asked for comes out of it', () => {
    expect(refused(selectWith(waiting({ minutes: 5, by: 'robot' }), booked()))).toMatchObject({
      kind: 'precondition_failed',
      rule: 'not_by_robot',
    })
    expect(refused(selectWith(waiting({ minutes: 5 }), booked({}, { id: 's:X-2' })))).toMatchObject({
      kind: 'subject_mismatch',
    })
  })
})

describe('a continuation', () => {
  it('SR-162, O-9: is for one use, and a second one throws', () => {
    const loaded = waiting({ note: 'call' }, 'annotate')
    continueWith(loaded, booked())
    expect(() => continueWith(loaded, booked())).toThrow('a continuation is for one use')
    expect(() => selectWith(loaded, booked())).toThrow('a continuation is for one use')
    const selected = asking({ minutes: 5 })
    fulfill(selected, {})
    expect(() => fulfill(selected, {})).toThrow('a continuation is for one use')
  })

  it('SR-162: goes on where it came from: another one, or what is none, is a fault that is named', () => {
    const loaded = waiting({ minutes: 5 })
    const selected = asking({ minutes: 5 })
    const wrongly = (call: (continuation: never) => unknown, given: unknown) => () => call(given as never)
    const ofSelect = 'expected a continuation of `prepare`, found one of `selectWith`'
    expect(wrongly((given) => continueWith(given, booked()), selected)).toThrow(ofSelect)
    expect(wrongly((given) => selectWith(given, booked()), selected)).toThrow(ofSelect)
    expect(wrongly((given) => fulfill(given, {}), loaded)).toThrow(
      'expected a continuation of `selectWith`, found one of `prepare`',
    )
    for (const none of [undefined, null, 'load', {}, { status: 'load', continuation: loaded }]) {
      expect(wrongly((given) => continueWith(given, booked()), none)).toThrow(/^expected a continuation of `prepare`$/)
    }
    // None of this has used them up.
    expect(accepted(fulfill(selected, { confirmed_at: 'preserve', room: 'preserve' }))).toHaveProperty('accepted')
    expect(refused(continueWith(loaded, booked()))).toMatchObject({ kind: 'fulfillment_required' })
  })

  it('SR-162: tells nothing of what it is bound to', () => {
    expect(Object.keys(waiting({ minutes: 5 }))).toEqual([])
    expect(JSON.stringify(asking({ minutes: 5 }))).toBe('{}')
  })
})
