import { describe, expect, it } from 'vitest'
import { specification } from '../../src/index.js'
import { hiveDefinition } from '../model/service/hive.js'

const spec = specification(hiveDefinition)
const open = { state: 'open', fields: { tag: 'H-7', temper: 'calm' } }

describe('a specification under the service rules', () => {
  it('SR-92: an id that nobody names is derived', () => {
    expect(spec.whenCreated({ tag: 'H-7' }).thenAccepted('open', ['Hived']).instance.id).toBe('s:H-7')
    expect(spec.given(open).instance.id).toBe('s:H-7')
    spec.whenCreated({ tag: 'H-7' }, 'H-7').thenRefused('identity_mismatch', { address: "'s:H-7'" })
  })

  it('SR-151: a declared refusal is asked for by its outcome and its error', () => {
    spec.whenCreated({ tag: 'H-7', closed: true }).thenRefused('refused', { outcome: 'closed', error: 'ApiaryClosed' })
    spec.given(open).when('seal', { frames: 0 }).thenRefused('refused', { error: 'EmptyHive', reason: null })
  })

  it('SR-142: actions of the host follow the arguments', () => {
    const prepared = spec.given(open)
    prepared.when('seal', { frames: 4 }).thenRefused('fulfillment_required', { fields: ['sealed_at'] })
    prepared
      .when('seal', { frames: 4 }, { sealed_at: { set: { value: 'noon' } } })
      .thenAccepted('sealed', [], { sealed_at: 'noon' })
    const created = { tag: 'H-7' }
    const sealed = { operation: 'seal', arguments: { frames: 4 }, fulfillments: { sealed_at: 'remove' } } as const
    spec
      .given({ created, executed: [sealed] })
      .when('retire', { urgent: false })
      .thenAccepted('retired')
  })
})
