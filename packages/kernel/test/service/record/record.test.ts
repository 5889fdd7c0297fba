import { describe, expect, it } from 'vitest'
import { annotation, confirmation, creation, history } from './decided.js'

describe('the record of an outcome', () => {
  it('SR-165, SR-166, SR-167: of a creation has what was sent, and what became of it', () => {
    const { definition, ...record } = creation.record
    expect(definition?.semantics).toBe('service/3')
    expect(record).toEqual({
      command: {
        command: 'create',
        fields: { code: 'X-1', room: 'A' },
        arguments: { code: 'X-1', room: 'A', walk_in: false },
      },
      entity: 'appointment',
      id: 's:X-1',
      revision: 1,
      from_state: null,
      to_state: 'booked',
      result: creation.instance,
      changed: { code: 'X-1', room: 'A' },
      events: creation.events,
      outcome: 'booked',
      effect: 'created',
      response: { code: 'X-1' },
    })
  })

  it('SR-168: the event of a creation has the arguments', () => {
    expect(creation.events).toEqual([
      {
        entity: 'appointment',
        version: 1,
        id: 's:X-1',
        revision: 1,
        type: 'Booked',
        from_state: null,
        to_state: 'booked',
        changed: { code: 'X-1', room: 'A' },
        args: { code: 'X-1', room: 'A', walk_in: false },
        payload: { code: 'X-1' },
      },
    ])
  })

  it('SR-149, SR-165: of an operation has the actions, and what they removed, in its events too', () => {
    const { definition: _, ...record } = confirmation.record
    expect(record).toEqual({
      command: {
        command: 'execute',
        operation: 'confirm',
        arguments: { by: 'desk', minutes: 15 },
        fulfillments: { confirmed_at: 'remove', room: { set: { value: 'B' } } },
      },
      entity: 'appointment',
      id: 's:X-1',
      revision: 2,
      from_state: 'booked',
      to_state: 'confirmed',
      result: confirmation.instance,
      changed: { minutes: 15, room: 'B' },
      removed: ['confirmed_at'],
      events: confirmation.events,
      outcome: 'confirmed',
      effect: 'moved',
      response: { room: 'B' },
    })
    expect(confirmation.events.map(({ removed }) => removed)).toEqual([['confirmed_at']])
  })

  it('SR-165: of an operation without outcomes names none', () => {
    expect(Object.keys(annotation.record).sort()).toEqual([
      'changed',
      'command',
      'definition',
      'entity',
      'events',
      'from_state',
      'id',
      'result',
      'revision',
      'to_state',
    ])
    expect(annotation.record.command).toEqual({
      command: 'execute',
      operation: 'annotate',
      arguments: { note: 'call' },
    })
  })

  it('SR-169: taking away what was removed and writing what changed gives the fields, record by record', () => {
    const folded = history.map(({ removed = [], changed }) => ({ removed, changed }))
    const fields = folded.reduce<Record<string, unknown>>((held, { removed, changed }) => {
      const kept = Object.entries(held).filter(([name]) => !removed.includes(name))
      return { ...Object.fromEntries(kept), ...changed }
    }, {})
    expect(fields).toEqual(annotation.instance.fields)
    expect(confirmation.record.removed).toEqual(['confirmed_at'])
  })
})
