import { describe, expect, it } from 'vitest'
import { continueWith } from '../../src/decide/service/continue.js'
import { decideCreateDerived } from '../../src/decide/service/evaluate.js'
import { Registry } from '../../src/registry.js'
import { Runtime } from '../../src/runtime.js'
import { bytesOf } from '../support/bytes.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { appointment, booked } from './appointment.js'

const runtime = Runtime.of(accepted(Registry.empty.register(appointment)))
const named = { entity: 'appointment', version: 1 }
const unknown = { entity: 'appointment', version: 2 }
const notRegistered = { kind: 'entity_not_registered', ...unknown }

describe('a runtime under the service rules', () => {
  it('SR-150: what is not registered comes before everything else', () => {
    expect(refused(runtime.createDerived({ ...unknown, fields: 'none' }))).toEqual(notRegistered)
    expect(refused(runtime.evaluateCreateDerived({ ...unknown, fields: 'none' }))).toEqual(notRegistered)
    expect(refused(runtime.evaluateCreate({ ...unknown, id: '', fields: 'none' }))).toEqual(notRegistered)
    expect(refused(runtime.prepare({ ...unknown, id: '', operation: 'confirm', arguments: {} }))).toEqual(notRegistered)
    const instance = booked({}, { version: 2 })
    expect(refused(runtime.evaluate({ instance, operation: 'confirm', arguments: {} }))).toEqual(notRegistered)
    expect(errorPaths(runtime.createDerived({ entity: 'appointment', version: 1.5, fields: {} }))).toEqual(['version'])
  })

  it('SR-150, SR-92: it decides as the calls under one definition', () => {
    const fields = { code: 'X-1' }
    const direct = accepted(decideCreateDerived(appointment, { fields }))
    expect(bytesOf(accepted(runtime.createDerived({ ...named, fields })))).toBe(bytesOf(direct))
    expect(bytesOf(accepted(runtime.create({ ...named, id: 's:X-1', fields })))).toBe(bytesOf(direct))
    const prepared = accepted(
      runtime.prepare({ ...named, id: 's:X-1', operation: 'annotate', arguments: { note: 'n' } }),
    )
    if (prepared.status !== 'load') throw new Error('expected a load')
    const executed = accepted(runtime.evaluate({ instance: booked(), operation: 'annotate', arguments: { note: 'n' } }))
    expect(bytesOf(accepted(continueWith(prepared.continuation, booked())))).toBe(bytesOf(executed))
  })

  it('SR-151: a declared refusal is a value, or the refusal `refused`', () => {
    const fields = { code: 'X-1', walk_in: true }
    const declared = { outcome: 'turned_away', error: 'NoWalkIns' }
    const message = 'walk-ins are not taken'
    expect(accepted(runtime.evaluateCreateDerived({ ...named, fields }))).toEqual({ refused: { ...declared, message } })
    expect(accepted(runtime.evaluateCreate({ ...named, id: 's:X-1', fields }))).toEqual({
      refused: { ...declared, message },
    })
    expect(refused(runtime.createDerived({ ...named, fields }))).toEqual({
      kind: 'refused',
      ...declared,
      reason: message,
    })
  })
})
