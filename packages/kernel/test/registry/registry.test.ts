import { describe, expect, it } from 'vitest'
import { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import type { DefinitionDocument } from '../../src/document/document.js'
import { Registry } from '../../src/registry.js'
import { define, parsed } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { permit, permitWith, type Part } from '../support/permit.js'
import { present } from '../support/present.js'

const registryOf = (...definitions: readonly Part[]): Registry =>
  definitions.reduce<Registry>(
    (registry, definition) => accepted(registry.register(parsed(definition))),
    Registry.empty,
  )
const names = (registry: Registry): readonly string[] =>
  registry.list().map(({ entity, version }) => `${entity} ${version}`)

const duplicate = {
  kind: 'definition',
  defect: 'duplicate_definition',
  defects: [{ kind: 'duplicate_definition', entity: 'permit', version: 3 }],
}
const broken = permit({ lifecycle: { initial: 'draft', states: [] } })

describe('the registry', () => {
  it('K-162: starts empty', () => {
    expect(Registry.empty.list()).toEqual([])
    expect(Registry.empty.versions('permit')).toEqual([])
    expect(Registry.empty.get('permit', 3)).toBeUndefined()
  })

  it('K-162: is a value: registering answers another registry', () => {
    const one = registryOf(permit())
    const two = accepted(one.register(parsed(permit({ version: 4 }))))

    expect([names(Registry.empty), names(one), names(two)]).toEqual([[], ['permit 3'], ['permit 3', 'permit 4']])
  })

  it('K-18, K-162, K-165: several versions live side by side, in order of entity and version', () => {
    const registry = registryOf(
      permit({ version: 10 }),
      permit({ entity: '\u{1f697}' }),
      permit({ version: 9 }),
      permit({ entity: '\ufffd' }),
      permit({ entity: 'Permit' }),
      permit({ entity: '10' }),
      permit({ entity: '9' }),
    )

    expect(names(registry)).toEqual(['10 3', '9 3', 'Permit 3', 'permit 9', 'permit 10', '\ufffd 3', '\u{1f697} 3'])
    expect(registry.versions('permit')).toEqual([9, 10])
  })

  it('K-165: get finds the pair, and nothing else', () => {
    const registry = registryOf(permit(), permit({ entity: 'constructor' }))

    expect(registry.get('permit', 3)?.entity).toBe('permit')
    expect(registry.get('constructor', 3)?.entity).toBe('constructor')
    expect(['permit', '__proto__', 'toString'].map((entity) => registry.get(entity, 2))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(registry.versions('toString')).toEqual([])
  })

  it('K-163: a pair that is taken is the one defect, also for an equal document', () => {
    expect(refused(registryOf(permit()).register(parsed(permit())))).toEqual(duplicate)
  })

  it('K-163: a pair that is taken comes before validation', () => {
    expect(refused(registryOf(permit()).register(parsed(broken)))).toEqual(duplicate)
  })

  it('K-163: a document that was not parsed, and leaves its version out, is taken all the same', () => {
    const unparsed = permit({ version: undefined })
    delete (unparsed as { version?: unknown }).version
    const document = unparsed as unknown as DefinitionDocument
    const registry = accepted(Registry.empty.register(document))

    expect(refused(registry.register(document)).defects).toEqual([
      { kind: 'duplicate_definition', entity: 'permit', version: 1 },
    ])
  })

  it.each([[undefined], [null], ['permit'], [{}]])('K-195: %j is no definition', (document) => {
    const registry = registryOf(permit())
    expect(refused(registry.register(document as unknown as DefinitionDocument)).defect).toBe('not_a_definition')
    expect(refused(registry.replace(document as unknown as DefinitionDocument)).defect).toBe('not_a_definition')
    expect(refused(registry.registerAll(document as never)).defect).toBe('not_a_definition')
  })

  it('K-163: a definition with defects is not stored', () => {
    const registry = registryOf(permit({ entity: 'loan' }))

    expect(refused(registry.register(parsed(broken)))).toEqual({
      kind: 'definition',
      defect: 'empty_lifecycle',
      defects: [{ kind: 'empty_lifecycle' }],
    })
    expect(names(registry)).toEqual(['loan 3'])
    expect(names(accepted(registry.register(parsed(permit()))))).toEqual(['loan 3', 'permit 3'])
  })

  it('K-163: many are registered in their order, as if one by one', () => {
    const documents = [permit(), permit({ version: 4 }), permit({ entity: 'loan' })].map((part) => parsed(part))
    const registry = accepted(Registry.empty.registerAll(documents))

    expect(names(registry)).toEqual(['loan 3', 'permit 3', 'permit 4'])
    expect(names(Registry.empty)).toEqual([])
  })

  it('K-163: of many, the first that is refused ends it, and none is added', () => {
    const registry = registryOf(permit({ entity: 'loan' }))

    expect(refused(registry.registerAll([permit(), permit()].map((part) => parsed(part))))).toEqual(duplicate)
    expect(refused(registry.registerAll([parsed(permit()), parsed(broken)])).defect).toBe('duplicate_definition')
    expect(refused(registry.registerAll([parsed(broken), parsed(permit())])).defect).toBe('empty_lifecycle')
    expect(names(registry)).toEqual(['loan 3'])
  })

  it('K-164: replace stores a pair that is new, and one that is taken', () => {
    const hued = permitWith({ hue: { type: 'string' } })
    const registry = accepted(accepted(Registry.empty.replace(parsed(permit()))).replace(parsed(hued)))

    expect(names(registry)).toEqual(['permit 3'])
    expect(Object.keys(present(registry.get('permit', 3)).document.schema.fields)).toEqual(['hue'])
  })

  it('K-164: a replacement with defects removes nothing', () => {
    const registry = registryOf(permit())

    expect(refused(registry.replace(parsed(broken)))).toMatchObject({ kind: 'definition', defect: 'empty_lifecycle' })
    expect(registry.get('permit', 3)?.document.lifecycle.states).toEqual(['draft', 'valid', 'expired'])
  })

  it('K-163, K-164: what is validated already is taken as it is', () => {
    const definition = define(permit())
    const registry = accepted(Registry.empty.register(definition))

    expect(registry.get('permit', 3)).toBe(definition)
    expect(refused(registry.register(definition))).toEqual(duplicate)
  })

  it('K-6, K-163: a look-alike of a validated definition is validated or refused, never taken', () => {
    const document = parsed(broken)
    const heir = Object.create(ValidatedDefinition.prototype, {
      document: { value: document },
      entity: { value: 'permit' },
      version: { value: 3 },
    }) as ValidatedDefinition

    expect(refused(Registry.empty.register(heir))).toMatchObject({ kind: 'definition', defect: 'not_a_definition' })
    expect(refused(Registry.empty.replace({ ...document }))).toMatchObject({
      kind: 'definition',
      defect: 'empty_lifecycle',
    })
  })
})
