import { describe, expect, it } from 'vitest'
import { bytesOf } from '../support/bytes.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { renew, renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const fields = { plate: { type: 'string' }, note: { type: 'string', default: 'none' }, log: { type: 'json' } }
const cleared = { cleared: true }
const clearing = (set: Part, operation: Part = {}, parts: Part = {}): Part =>
  renewable(fields, { set, ...operation }, parts)

describe('clearing a field', () => {
  it('K-133, K-134: it is gone from the instance, named in removed, and never in changed', () => {
    const { instance, record } = accepted(renew(clearing({ note: cleared }), { plate: 'A', note: 'x' }))

    expect(instance.fields).toEqual({ plate: 'A' })
    expect([record.removed, record.changed]).toEqual([['note'], {}])
  })

  it('K-134: its name is in removed also where it was absent', () => {
    const { instance, record } = accepted(renew(clearing({ note: cleared }), { plate: 'A' }))

    expect([instance.fields, record.removed, record.changed]).toEqual([{ plate: 'A' }, ['note'], {}])
  })

  it('K-134, K-181: every event of the decision names it', () => {
    const emits = [{ type: 'Renewed' }, { type: 'Noted' }]
    const { events } = accepted(renew(clearing({ note: cleared, plate: 'B' }, { emits }), { plate: 'A' }))

    expect(events.map(({ removed, changed }) => [removed, changed])).toEqual([
      [['note'], { plate: 'B' }],
      [['note'], { plate: 'B' }],
    ])
  })

  it('K-133: $fields of events and invariants lack it, $old_fields still has it', () => {
    const emits = [{ type: 'Renewed', payload: { was: '$old_fields.note', now: '$fields' } }]
    const invariants = [{ assert: { not: { exists: '$fields.note' } } }]

    expect(
      accepted(renew(clearing({ note: cleared }, { emits }, { invariants }), { note: 'x' })).events[0]?.payload,
    ).toEqual({ was: 'x', now: {} })
  })

  it('K-133, K-77: an event that reads the cleared field refuses, and nothing happens', () => {
    const emits = [{ type: 'Renewed', payload: '$fields.note' }]

    expect(refused(renew(clearing({ note: cleared }, { emits }), { note: 'x' }))).toEqual({
      kind: 'template',
      expression: '$fields.note',
      reason: anyText,
    })
  })

  it('K-133, K-130: a clear reads nothing, so another assignment still finds the old value', () => {
    expect(accepted(renew(clearing({ note: cleared, plate: '$fields.note' }), { note: 'x' })).instance.fields).toEqual({
      plate: 'x',
    })
  })

  it('K-133: an invalid value is removed before validation', () => {
    expect(accepted(renew(clearing({ note: cleared }), { note: 7 })).instance.fields).toEqual({})
    expect(errorPaths(renew(clearing({ note: cleared }), { note: 7, plate: 7 }))).toEqual(['fields.plate'])
  })

  it('K-136: a field with a default stays absent', () => {
    const once = accepted(renew(clearing({ note: cleared }), { note: 'x' })).instance

    expect(once.fields).toEqual({})
  })

  it('K-177: removed is in name order, by code point', () => {
    const names = ['z', '9', '10', '\u{1f697}', '\ufffd']
    const definition = renewable(Object.fromEntries(names.map((name) => [name, { type: 'json' }])), {
      set: Object.fromEntries(names.map((name) => [name, cleared])),
    })

    expect(accepted(renew(definition, {})).record.removed).toEqual(['10', '9', 'z', '\ufffd', '\u{1f697}'])
  })

  it('K-203: removed is absent from record and events where nothing was cleared', () => {
    const { record, events } = accepted(renew(clearing({ plate: 'B' }, { emits: [{ type: 'Renewed' }] }), {}))

    expect([record, ...events].map((part) => Object.hasOwn(part, 'removed'))).toEqual([false, false])
    expect(bytesOf(record)).not.toContain('"removed"')
  })
})
