import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { heldPermit, permit, permitWith, renew, renewable } from '../support/permit.js'

const operations = {
  advance: {
    transitions: [
      { from: 'draft', to: 'valid' },
      { from: ['valid', 'expired'], to: 'expired' },
    ],
  },
  stay: { transitions: [{ from: ['draft', 'valid'], to: 'draft' }] },
}
const from = (lifecycle_state: string, operation: string) =>
  decide(define(permit({ operations })), { instance: heldPermit({}, { lifecycle_state }), operation, arguments: {} })

describe('transitions', () => {
  it.each([
    ['draft', 'advance', 'valid'],
    ['valid', 'advance', 'expired'],
    ['expired', 'advance', 'expired'],
    ['draft', 'stay', 'draft'],
    ['valid', 'stay', 'draft'],
  ])('K-119, K-122: from %s, %s leads to %s', (state, operation, to) => {
    const { instance, record } = accepted(from(state, operation))

    expect([instance.lifecycle_state, record.from_state, record.to_state]).toEqual([to, state, to])
  })

  it('K-122: no transition from the current state is refused with that state', () => {
    expect(refused(from('expired', 'stay'))).toEqual({
      kind: 'invalid_transition',
      operation: 'stay',
      state: 'expired',
    })
  })

  it('K-4: a `set` of a field with the name of a state member moves nothing', () => {
    const definition = renewable({ lifecycle_state: { type: 'string' } }, { set: { lifecycle_state: 'expired' } })
    const { instance } = accepted(renew(definition, {}))

    expect([instance.lifecycle_state, instance.fields]).toEqual(['valid', { lifecycle_state: 'expired' }])
  })

  it('K-123: arguments are a schema of their own: kinds, closedness and nested defaults', () => {
    const slot = { type: 'object', properties: { zone: { type: 'string', default: 'A' } } }
    const definition = renewable({}, { arguments: { fields: { slot, slots: { type: 'array', items: slot } } } })

    expect(accepted(renew(definition, {}, { slot: {}, slots: [{}] })).record.command).toEqual({
      command: 'execute',
      operation: 'renew',
      arguments: { slot: { zone: 'A' }, slots: [{ zone: 'A' }] },
    })
    expect(errorPaths(renew(definition, {}, { slot: { row: 1 }, slots: [{ zone: 1 }], hue: 1 }))).toEqual([
      'arguments.slot.row',
      'arguments.slots[0].zone',
      'arguments.hue',
    ])
  })

  it('K-124: one event an entry, in order, repeats included', () => {
    const emits = [{ type: 'Renewed' }, { type: 'Noted', payload: 1 }, { type: 'Renewed' }]
    const { events } = accepted(renew(renewable({}, { emits }), {}))

    expect(events.map(({ type, payload }) => [type, payload])).toEqual([
      ['Renewed', {}],
      ['Noted', 1],
      ['Renewed', {}],
    ])
  })

  it('K-124, K-127: without events the decision still counts one revision', () => {
    const { instance, record, events } = accepted(renew(renewable({}), {}))

    expect(events).toEqual([])
    expect([instance.revision, record.revision]).toEqual([5, 5])
  })

  it.each([
    ['9007199254740991', '9007199254740992'],
    ['9007199254740993', '9007199254740994'],
    ['9223372036854775806', '9223372036854775807'],
  ])('K-127, K-64: after revision %s comes %s', (revision, next) => {
    const instance = heldPermit({}, { revision: exact(revision) })

    expect(
      accepted(decide(define(renewable({})), { instance, operation: 'renew', arguments: {} })).instance.revision,
    ).toEqual(exact(next))
  })

  it('K-174: after the largest revision comes none', () => {
    const instance = heldPermit({}, { revision: exact('9223372036854775807') })

    expect(
      refused(decide(define(permitWith({}, { operations })), { instance, operation: 'advance', arguments: {} })),
    ).toEqual({
      kind: 'revision_exhausted',
      entity: 'permit',
      id: 'p-7',
      revision: exact('9223372036854775807'),
    })
  })
})
