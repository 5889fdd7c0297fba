import { describe, expect, it } from 'vitest'
import { fulfill } from '../../../src/decide/service/continue.js'
import type { Decision } from '../../../src/record/record.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { booked } from '../appointment.js'
import { asking } from './prepared.js'

const completed = (actions: unknown, instance: Part = booked(), args: Part = { minutes: 5 }): Decision => {
  const evaluation = accepted(fulfill(asking(args, instance), actions))
  if ('accepted' in evaluation) return evaluation.accepted
  throw new Error('expected an accepted evaluation')
}

const refusedWith = (actions: unknown) => refused(fulfill(asking({ minutes: 5 }), actions))
const set = (value: unknown): Part => ({ set: { value } })

describe('the actions of the host', () => {
  it('SR-142, SR-148: preserve keeps a value or its absence, set gives one, and events and the response read it', () => {
    const { instance, record, events } = completed({ confirmed_at: 'preserve', room: set('C') })
    expect(instance.fields).toEqual({ code: 'X-1', minutes: 5, room: 'C' })
    expect(record.changed).toEqual({ minutes: 5, room: 'C' })
    expect(record.removed).toBeUndefined()
    expect(record.response).toEqual({ room: 'C' })
    expect(events[0]?.payload).toEqual({ room: 'C', was: 'A' })
  })

  it('SR-142, SR-165: the record has them as they were supplied', () => {
    const { record } = completed({ room: set('B'), confirmed_at: set('09:30') })
    expect(record.command).toEqual({
      command: 'execute',
      operation: 'confirm',
      arguments: { by: 'desk', minutes: 5 },
      fulfillments: { confirmed_at: { set: { value: '09:30' } }, room: { set: { value: 'B' } } },
    })
    expect(record.changed).toEqual({ confirmed_at: '09:30', minutes: 5, room: 'B' })
    expect({ outcome: record.outcome, effect: record.effect }).toEqual({ outcome: 'confirmed', effect: 'moved' })
  })

  it('SR-149: remove names the field even where it was absent already', () => {
    const actions = { confirmed_at: 'remove', room: 'preserve' }
    const held = completed(actions, booked({ confirmed_at: '08:15' }))
    const absent = completed(actions)
    for (const { instance, record, events } of [held, absent]) {
      expect(instance.fields).toEqual({ code: 'X-1', minutes: 5, room: 'A' })
      expect(record.removed).toEqual(['confirmed_at'])
      expect(events[0]?.removed).toEqual(['confirmed_at'])
      expect(record.changed).toEqual({ minutes: 5 })
    }
  })

  it('SR-133: they come beside copied arguments', () => {
    const { record } = completed({ confirmed_at: 'preserve', room: 'preserve' }, booked(), { minutes: 5, note: 'x' })
    expect(record.changed).toEqual({ minutes: 5, note: 'x' })
    expect(record.response).toEqual({ note: 'x', room: 'A' })
  })

  it('SR-145: their keys are those of the outcome', () => {
    const place = { kind: 'fulfillment_keys_mismatch', operation: 'confirm', outcome: 'confirmed' }
    expect(refusedWith({})).toEqual({ ...place, missing: ['confirmed_at', 'room'], extra: [] })
    expect(refusedWith({ room: 'remove', z: 'remove', code: 'preserve' })).toEqual({
      ...place,
      missing: ['confirmed_at'],
      extra: ['code', 'z'],
    })
  })

  it('SR-145: then each is judged in name order, and the first that fails ends it', () => {
    expect(errorPaths(fulfill(asking({ minutes: 5 }), { confirmed_at: set('now'), room: 'remove' }))).toEqual([
      'fulfillments.confirmed_at.value',
    ])
    expect(refusedWith({ confirmed_at: 'preserve', room: 'remove' })).toEqual({
      kind: 'required_field_removal',
      operation: 'confirm',
      outcome: 'confirmed',
      field: 'room',
    })
    expect(errorPaths(fulfill(asking({ minutes: 5 }), { confirmed_at: 'preserve', room: set('D') }))).toEqual([
      'fulfillments.room.value',
    ])
  })

  it.each([
    ['no object', 'preserve', ['fulfillments']],
    ['another word', { confirmed_at: 'keep', room: 'preserve' }, ['fulfillments.confirmed_at']],
    ['a value without `set`', { confirmed_at: 'preserve', room: { value: 'B' } }, ['fulfillments.room']],
    ['more beside the value', { room: { set: { value: 'B', by: 'me' } } }, ['fulfillments.room']],
    ['what is no JSON', { room: { set: { value: 1n } } }, ['fulfillments.room.set.value']],
  ])('SR-142: an action is one of three forms, not %s', (_, actions, paths) => {
    expect(errorPaths(fulfill(asking({ minutes: 5 }), actions))).toEqual(paths)
  })
})
