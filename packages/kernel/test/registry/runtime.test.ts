import { describe, expect, it } from 'vitest'
import { Registry } from '../../src/registry.js'
import { Runtime } from '../../src/runtime.js'
import { parsed } from '../support/define.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { heldPermit, renewable } from '../support/permit.js'

const third = renewable({ hue: { type: 'string' } }, { emits: [{ type: 'Renewed' }] })
const fourth = { ...renewable({ color: { type: 'string' } }, { emits: [{ type: 'Extended' }] }), version: 4 }
const registry = accepted(accepted(Registry.empty.register(parsed(third))).register(parsed(fourth)))
const runtime = Runtime.of(registry)

const notRegistered = (entity: string, version: number) => ({ kind: 'entity_not_registered', entity, version })

describe('the runtime', () => {
  it('K-168: creation looks up the pair that is asked for', () => {
    expect(
      accepted(runtime.create({ entity: 'permit', version: 3, id: 'p-1', fields: { hue: 'red' } })).instance.version,
    ).toBe(3)
    expect(
      accepted(runtime.create({ entity: 'permit', version: 4, id: 'p-1', fields: { color: 'red' } })).instance.version,
    ).toBe(4)
    expect(errorPaths(runtime.create({ entity: 'permit', version: 4, id: 'p-1', fields: { hue: 'red' } }))).toEqual([
      'fields.hue',
    ])
  })

  it('K-168: execution looks up the pair of the instance, never a newer one', () => {
    const run = (version: number) =>
      accepted(runtime.execute({ instance: heldPermit({}, { version }), operation: 'renew', arguments: {} }))

    expect([run(3), run(4)].map(({ events }) => events[0]?.type)).toEqual(['Renewed', 'Extended'])
  })

  it('K-168: a pair that is not registered comes before any other check', () => {
    expect(refused(runtime.create({ entity: 'permit', version: 5, id: '', fields: [] }))).toEqual(
      notRegistered('permit', 5),
    )
    expect(refused(runtime.create({ entity: 'constructor', version: 3, id: '', fields: [] }))).toEqual(
      notRegistered('constructor', 3),
    )
    expect(
      refused(
        runtime.execute({
          instance: heldPermit({}, { version: 5, lifecycle_state: 'lost' }),
          operation: 'no',
          arguments: [],
        }),
      ),
    ).toEqual(notRegistered('permit', 5))
    expect(
      refused(runtime.execute({ instance: heldPermit({}, { entity: 'loan' }), operation: 'no', arguments: [] })),
    ).toEqual(notRegistered('loan', 3))
  })

  it('K-230, K-231: a runtime keeps the registry that it was given', () => {
    accepted(registry.replace(parsed({ ...third, create: { emit: { type: 'Issued' } } })))

    expect(accepted(runtime.create({ entity: 'permit', version: 3, id: 'p-1', fields: {} })).events).toEqual([])
  })
})
