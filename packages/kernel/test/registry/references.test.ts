import { describe, expect, it } from 'vitest'
import { Registry } from '../../src/registry.js'
import { parsed } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { permit, permitWith, renewable, type Part } from '../support/permit.js'

const registryOf = (...definitions: readonly Part[]): Registry =>
  definitions.reduce<Registry>(
    (registry, definition) => accepted(registry.register(parsed(definition))),
    Registry.empty,
  )
const ref = (entity: string): Part => ({ type: 'ref', entity })
const missing = (entity: string, path: string, target: string) => ({
  kind: 'unknown_relation_target',
  entity,
  path,
  target,
})

describe('references between entity types', () => {
  it('K-166: registration never looks at targets, so two types may point at each other', () => {
    const registry = registryOf(
      permitWith({ holder: ref('resident') }),
      permit({ entity: 'resident', schema: { fields: { permit: ref('permit') } } }),
    )

    expect(accepted(registry.validateAll()).list()).toHaveLength(2)
  })

  it('K-167: a type may point at itself, and an empty registry asks nothing', () => {
    expect(accepted(registryOf(permitWith({ former: ref('permit') })).validateAll()).list()).toHaveLength(1)
    expect(accepted(Registry.empty.validateAll()).list()).toEqual([])
  })

  it('K-167: any version of the target is enough', () => {
    const registry = registryOf(permitWith({ holder: ref('resident') }))

    expect(refused(registry.validateAll())).toEqual({
      kind: 'definition',
      defect: 'unknown_relation_target',
      defects: [missing('permit', 'schema.holder', 'resident')],
    })
    expect(
      accepted(accepted(registry.register(parsed(permit({ entity: 'resident', version: 7 })))).validateAll()).list(),
    ).toHaveLength(2)
  })

  it('K-167: every missing one, definitions in list order, schema before arguments, a field before what is in it', () => {
    const deep = {
      type: 'array',
      items: { type: 'object', properties: { z: ref('z'), a: { type: 'array', items: ref('a') } } },
    }
    const args = { arguments: { fields: { who: ref('who'), deep } } }
    const operation = { transitions: [{ from: 'draft', to: 'valid' }] }
    const definition = renewable({ zone: ref('zone'), deep }, args, {
      operations: {
        renew: { ...operation, ...args },
        extend: { ...operation, arguments: { fields: { by: ref('by') } } },
      },
    })
    const registry = registryOf(
      { ...definition, version: 4 },
      permit({ entity: 'loan', schema: { fields: { book: ref('book') } } }),
      permitWith({ x: ref('x') }),
    )

    expect(refused(registry.validateAll()).defects).toEqual([
      missing('loan', 'schema.book', 'book'),
      missing('permit', 'schema.x', 'x'),
      missing('permit', 'schema.deep[].a[]', 'a'),
      missing('permit', 'schema.deep[].z', 'z'),
      missing('permit', 'schema.zone', 'zone'),
      missing('permit', 'operations.extend.arguments.by', 'by'),
      missing('permit', 'operations.renew.arguments.deep[].a[]', 'a'),
      missing('permit', 'operations.renew.arguments.deep[].z', 'z'),
      missing('permit', 'operations.renew.arguments.who', 'who'),
    ])
  })

  it('K-167, K-228: a target named like a host member is missing like any other', () => {
    expect(
      refused(registryOf(permitWith({ a: ref('constructor'), b: ref('__proto__') })).validateAll()).defects,
    ).toEqual([missing('permit', 'schema.a', 'constructor'), missing('permit', 'schema.b', '__proto__')])
  })
})
