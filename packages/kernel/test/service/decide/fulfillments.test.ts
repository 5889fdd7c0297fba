import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/decide/execute.js'
import { evaluate } from '../../../src/decide/service/evaluate.js'
import { fulfill } from '../../../src/decide/service/continue.js'
import { bytesOf } from '../../support/bytes.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import { define } from '../../support/define.js'
import { heldPermit, renewable } from '../../support/permit.js'
import { appointment, booked } from '../appointment.js'
import { asking } from '../prepare/prepared.js'

const actions = { confirmed_at: 'remove', room: { set: { value: 'C' } } }

const confirming = (fulfillments: unknown, args: object = { minutes: 5 }, instance: unknown = booked()) =>
  decide(appointment, { instance, operation: 'confirm', arguments: args, fulfillments })

const annotating = (fulfillments: unknown) =>
  decide(appointment, { instance: booked(), operation: 'annotate', arguments: { note: 'x' }, fulfillments })

describe('an execution with the actions of the host', () => {
  it('SR-161: is what a call in steps comes to, byte for byte', () => {
    const decided = accepted(confirming(actions))
    expect(bytesOf({ accepted: decided })).toBe(bytesOf(accepted(fulfill(asking({ minutes: 5 }), actions))))
    expect(decided.instance.fields).toEqual({ code: 'X-1', minutes: 5, room: 'C' })
    const request = { instance: booked(), operation: 'confirm', arguments: { minutes: 5 }, fulfillments: actions }
    expect(bytesOf(accepted(evaluate(appointment, request)))).toBe(bytesOf({ accepted: decided }))
  })

  it('SR-144, SR-145: without them they are required; with none of them their keys are missing', () => {
    expect(refused(confirming(undefined))).toMatchObject({ kind: 'fulfillment_required' })
    expect(refused(confirming({}))).toMatchObject({
      kind: 'fulfillment_keys_mismatch',
      missing: ['confirmed_at', 'room'],
    })
  })

  it('SR-146: an operation without fields for the host takes none, and `{}` is none', () => {
    const extra = {
      kind: 'fulfillment_keys_mismatch',
      operation: 'annotate',
      outcome: '',
      missing: [],
      extra: ['room'],
    }
    expect(refused(annotating({ room: 'preserve' }))).toEqual(extra)
    expect(bytesOf(accepted(annotating({})))).toBe(bytesOf(accepted(annotating(undefined))))
  })

  it('SR-146: nor does one under kernel/1', () => {
    const permit = define(renewable({ note: { type: 'string' } }))
    const renewing = (fulfillments: unknown) =>
      decide(permit, { instance: heldPermit({}), operation: 'renew', arguments: {}, fulfillments })
    expect(refused(renewing({ note: 'remove' }))).toMatchObject({
      kind: 'fulfillment_keys_mismatch',
      outcome: '',
      extra: ['note'],
    })
    expect(bytesOf(accepted(renewing({})))).toBe(bytesOf(accepted(renewing(undefined))))
  })

  it('SR-147: a refusal that is declared is answered before any look at them', () => {
    expect(refused(confirming({ code: 'remove' }, { minutes: 500 }))).toMatchObject({
      kind: 'refused',
      error: 'TooLong',
    })
    expect(refused(confirming(actions, { minutes: 5 }, booked({}, { lifecycle_state: 'confirmed' })))).toMatchObject({
      kind: 'refused',
      error: 'NotBooked',
    })
  })

  it('SR-142: what is no action is refused at its path, after the arguments', () => {
    expect(errorPaths(confirming({ room: 'keep' }))).toEqual(['fulfillments.room'])
    expect(errorPaths(confirming({ room: 'keep' }, {}))).toEqual(['arguments.minutes'])
  })
})
