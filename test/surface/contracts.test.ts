import { stringify, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import { asyncApiContract, openApiContract } from '@assent/surface'
import { arbitrary, definitionOf } from '@assent/testing'
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { asyncApiFaults, contractsOf, membersOf, openApiFaults } from './contracts.js'
import { exampleSources } from './example-sources.js'
import { definitionNamed, hostileNaming, serviceDefinitionNamed } from './hostile-documents.js'

const named = [definitionNamed, serviceDefinitionNamed]

const examples = exampleSources().map(({ definition }) => definition.document)

const emptyOf = (entity: string, version: number, operations: object = {}): DefinitionDocument => {
  const lifecycle = { initial: 'a', states: ['a'] }
  return definitionOf({ entity, version, schema: {}, lifecycle, operations }).document
}

const keysOf = (document: JsonObject, ...path: readonly string[]): readonly string[] =>
  Object.keys(path.reduce<object>((held, name) => (held as { [name: string]: object })[name] ?? {}, document))

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** What of a text Markdown acts on, but for names in their frames. */
const markedUp = (text: string): readonly string[] => {
  const partsOf = (node: Node): readonly string[] => {
    if (node.type === 'html') return /^<\/?code>$/.test(node.value) ? [] : [node.value]
    const plain = ['root', 'paragraph', 'text', 'inlineCode'].includes(node.type)
    return [...(plain ? [] : [node.type]), ...('children' in node ? node.children.flatMap(partsOf) : [])]
  }
  return partsOf(fromMarkdown(text))
}

const operationIdsOf = (document: JsonObject): readonly unknown[] =>
  membersOf(document['paths'])
    .filter(([name]) => name === 'operationId')
    .map(([, id]) => id)

describe('the contracts of the examples', () => {
  it('are valid OpenAPI 3.1 and AsyncAPI 3.0, for public validators', async () => {
    expect(await openApiFaults(openApiContract(examples))).toEqual([])
    expect(await asyncApiFaults(asyncApiContract(examples))).toEqual([])
  })

  it('are valid where large numbers are text, too', async () => {
    expect(await openApiFaults(openApiContract(examples, { largeNumbers: 'text' }))).toEqual([])
    expect(await asyncApiFaults(asyncApiContract(examples, { largeNumbers: 'text' }))).toEqual([])
  })

  it('U-1: are the same bytes twice, whatever the order of the definitions', () => {
    const [one, other] = [contractsOf(examples), contractsOf([...examples].reverse())]
    expect(one.map((contract) => stringify(contract))).toEqual(other.map((contract) => stringify(contract)))
  })

  it('U-11: say that they are contracts only', () => {
    for (const { info } of contractsOf(examples))
      expect((info as JsonObject)['description']).toContain('Assent opens no listener and publishes nothing')
  })
})

describe('the contracts of any definitions', () => {
  // The parser of AsyncAPI reads a host's numbers, and falls over members of these names.
  const unreadable = /\d[eE]\+?\d{3}|\d{308}|"(__proto__|hasOwnProperty)"/
  const isReadable = (document: JsonObject): boolean => !unreadable.test(stringify(document))

  it('are valid', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary.definitions({ semantics: 'any' }), async (definitions) => {
        const documents = definitions.map((authored) => definitionOf(authored).document)
        const [openApi, asyncApi] = [openApiContract(documents), asyncApiContract(documents)]
        fc.pre(isReadable(openApi) && isReadable(asyncApi))
        expect(await openApiFaults(openApi)).toEqual([])
        expect(await asyncApiFaults(asyncApi)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('are valid whatever the names', async () => {
    await fc.assert(
      fc.asyncProperty(hostileNaming, async (naming) => {
        const documents = named.map((of) => of(naming).document).map((document, version) => ({ ...document, version }))
        expect(await openApiFaults(openApiContract(documents))).toEqual([])
        expect(await asyncApiFaults(asyncApiContract(documents))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('U-4, U-7, U-8, U-9: no name gets as it is into the name of a part', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        const documents = named.map((of) => of(naming).document).map((document, version) => ({ ...document, version }))
        const [openApi, asyncApi] = [openApiContract(documents), asyncApiContract(documents)]
        expect(new Set(operationIdsOf(openApi)).size).toBe(10)
        const names = [
          ...keysOf(openApi, 'components', 'schemas'),
          ...['messages', 'schemas'].flatMap((part) => keysOf(asyncApi, 'components', part)),
          ...['channels', 'operations'].flatMap((part) => keysOf(asyncApi, part)),
          ...operationIdsOf(openApi),
        ]
        for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_.]+$/)
        for (const path of keysOf(openApi, 'paths'))
          expect(path).toMatch(/^\/entities\/[\w.~%-]+\/versions\/[01](\/\{id\}(\/events|\/operations\/[\w.~%-]+)?)?$/)
      }),
      { numRuns: 80 },
    )
  })

  it('no name is acted on where a text is read as Markdown', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        for (const contract of named.flatMap((of) => contractsOf([of(naming).document])))
          for (const text of membersOf(contract).flatMap(([name, text]) => (name === 'description' ? [text] : []))) {
            expect(String(text)).not.toMatch(/\p{Cf}|[^\P{Cc}\n]/u)
            expect(markedUp(String(text))).toEqual([])
          }
      }),
      { numRuns: 80 },
    )
  })
})

describe('the bodies in contracts', () => {
  const lamp = emptyOf('lamp', 1, {
    light: {
      arguments: { fields: { watts: { type: 'integer', required: true } } },
      transitions: [{ from: 'a', to: 'a' }],
      preconditions: [{ name: 'dim', assert: { lt: ['$args.watts', 60] } }],
    },
  })
  const schemas = (openApiContract([lamp])['components'] as JsonObject)['schemas'] as JsonObject

  it('U-3: rules are not translated: what one would refuse meets the schema', () => {
    expect(schemas['LampV1.arguments.light']).toEqual({
      type: 'object',
      properties: { watts: { type: 'integer' } },
      required: ['watts'],
      additionalProperties: false,
    })
  })

  it('U-5: a creation takes an id, fields and a recording; an operation a revision, arguments and a recording', () => {
    expect(schemas['LampV1.creation']).toMatchObject({
      required: ['id', 'fields', 'recording'],
      additionalProperties: false,
    })
    expect(schemas['LampV1.execution.light']).toMatchObject({
      required: ['expected_revision', 'arguments', 'recording'],
      properties: { expected_revision: { minimum: 1 } },
      additionalProperties: false,
    })
  })

  it('U-6: a recording has a record id, a time and an actor, who may be nobody', () => {
    expect(schemas['Recording']).toMatchObject({
      required: ['record_id', 'recorded_at', 'actor'],
      properties: {
        record_id: { type: 'string', minLength: 1 },
        recorded_at: { format: 'date-time' },
        actor: { type: ['string', 'null'] },
      },
      additionalProperties: false,
    })
  })
})

describe('the names in contracts', () => {
  it('U-4: paths percent-encode what is no letter, digit or one of four marks', () => {
    const document = emptyOf('a/b {c}', 2, { 'hold~x.y ': { transitions: [{ from: 'a', to: 'a' }] } })
    expect(keysOf(openApiContract([document]), 'paths')).toEqual([
      '/entities/a%2Fb%20%7Bc%7D/versions/2',
      '/entities/a%2Fb%20%7Bc%7D/versions/2/{id}',
      '/entities/a%2Fb%20%7Bc%7D/versions/2/{id}/events',
      '/entities/a%2Fb%20%7Bc%7D/versions/2/{id}/operations/hold~x.y%20',
    ])
  })

  it('U-7: an operation that is called as one of ours, or as another looks when it is escaped, has an id of its own', () => {
    const transitions = [{ from: 'a', to: 'a' }]
    const lamp = emptyOf('lamp', 1, { create: { transitions }, 'turn off': { transitions } })
    expect(operationIdsOf(openApiContract([lamp]))).toEqual([
      'create_lamp_v1',
      'list_lamp_v1',
      'get_lamp_v1',
      'events_lamp_v1',
      'create_lamp_v1_2',
      'turn_20off_lamp_v1',
    ])
    const alike = [emptyOf('5Fc', 1, { a_b: { transitions } }), emptyOf('5Fb_c', 1, { a: { transitions } })]
    expect(operationIdsOf(openApiContract(alike)).filter((id) => String(id).startsWith('a_'))).toEqual([
      'a_5Fb_5Fc_v1',
      'a_5Fb_5Fc_v1_2',
    ])
  })

  it('U-8: components are called after what they are of, and no two alike', () => {
    const documents = ['berth', 'Berth', 'berth-v', '6265727468'].flatMap((entity) => [
      emptyOf(entity, 1),
      emptyOf(entity, 11),
    ])
    const names = keysOf(openApiContract(documents), 'components', 'schemas').filter((name) => /V1?1$/.test(name))
    expect(names).toEqual([
      'Entity_36323635373237343638V1',
      'Entity_36323635373237343638V11',
      'Entity_4265727468V1',
      'Entity_4265727468V11',
      'BerthV1',
      'BerthV11',
      'Entity_62657274682D76V1',
      'Entity_62657274682D76V11',
    ])
  })

  it('U-9: a channel for each type of event, its message with every form of it', () => {
    const transitions = [{ from: 'a', to: 'a' }]
    const emits = [{ type: 'Lit', payload: { by: '$$me', at: [1, '$args.at'] } }]
    const operations = { light: { arguments: { fields: { at: { type: 'integer' } } }, transitions, emits } }
    const contract = asyncApiContract([
      emptyOf('lamp', 1, operations),
      emptyOf('lamp', 2, operations),
      emptyOf('x y', 1, operations),
    ])
    expect(keysOf(contract, 'channels')).toEqual(['lamp.Lit', 'x_20y.Lit'])
    expect(keysOf(contract, 'components', 'messages')).toEqual(['lamp_Lit', 'Message_782079_4C6974'])
    expect(stringify((contract['components'] as JsonObject)['schemas'] as JsonObject)).toContain(
      '"payload":{"additionalProperties":false,"properties":{"at":{"items":[{"const":1},{"type":"integer"}],' +
        '"maxItems":2,"minItems":2,"type":"array"},"by":{"const":"$me"}},"required":["at","by"],"type":"object"}',
    )
  })
})
