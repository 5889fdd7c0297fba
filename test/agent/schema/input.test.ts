import { agentTools, inputSchema, type HostNumberSchema } from '@assent/agent'
import { defineEntity, numberOf, Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { desk, deskOver, hostOver, valueOf } from '../desk.js'
import { archive, toolOf } from './archive.js'
import { meets } from './meets.js'

const refunds = new Map(deskOver(memoryStore()).tools.tools.map((tool) => [tool.name, tool]))
const archives = archive()

const membersOf = (schema: HostNumberSchema): { readonly [name: string]: { readonly description?: string } } => {
  const { properties } = schema as { readonly properties?: object }
  return { ...properties }
}

const reason = 'the parcel was lost'

describe('the schema of a tool', () => {
  it.each([...refunds.values(), ...archives.values()])('$name is closed, and describes each member', (tool) => {
    const schema = inputSchema(tool)
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    for (const { description } of Object.values(membersOf(schema))) expect(description).toMatch(/^.{8,}$/)
  })

  // Providers of models refuse a tool whose schema has one of these at its top.
  it.each([...refunds.values(), ...archives.values()])('$name has no alternatives at its top', (tool) => {
    const keywords = Object.keys(inputSchema(tool))
    expect(keywords.filter((keyword) => ['anyOf', 'allOf', 'oneOf', 'not', 'enum'].includes(keyword))).toEqual([])
  })

  it('names no trusted argument', () => {
    expect(JSON.stringify(inputSchema(toolOf(refunds, 'refund.approve')))).not.toContain('actor_role')
    for (const tool of archives.values()) expect(JSON.stringify(inputSchema(tool))).not.toMatch(/"(role|owner)"/)
  })

  it.each<[string, string, unknown, boolean]>([
    ['an approval', 'refund.approve', { id: 'r', arguments: { reason }, expected_revision: 2 }, true],
    ['an approval without its argument', 'refund.approve', { id: 'r', arguments: {} }, false],
    ['an approval without arguments', 'refund.approve', { id: 'r' }, false],
    ['a submission without arguments, for it takes none', 'refund.submit', { id: 'r' }, true],
    ['a trusted argument', 'refund.approve', { id: 'r', arguments: { reason, actor_role: 'human' } }, false],
    ['a member that is not declared', 'refund.submit', { id: 'r', actor: 'grace' }, false],
    ['a revision as text', 'refund.submit', { id: 'r', expected_revision: '9007199254740993' }, true],
    ['a revision that is none', 'refund.submit', { id: 'r', expected_revision: 'two' }, false],
    ['a creation', 'refund.create', { id: 'r', fields: { order: 'o', amount_cents: 1 } }, true],
    ['an amount as text', 'refund.create', { id: 'r', fields: { order: 'o', amount_cents: '9007199254740993' } }, true],
    [
      'a version that there is not',
      'refund.create',
      { id: 'r', version: 2, fields: { order: 'o', amount_cents: 1 } },
      false,
    ],
    ['a page', 'refund.list', { limit: 1000 }, true],
    ['a page that is too long', 'refund.list', { limit: 1001 }, false],
    ['an escalation with any evidence', 'refund.escalate', { id: 'r', reason, evidence: [null] }, true],
    ['an operation that there is', 'refund.explain', { id: 'r', operation: 'approve', arguments: { reason } }, true],
    ['an operation that there is not', 'refund.explain', { id: 'r', operation: 'create' }, false],
    [
      'arguments of another operation',
      'refund.explain',
      { id: 'r', operation: 'submit', arguments: { reason } },
      false,
    ],
    [
      'a preview of a creation',
      'refund.preview',
      { id: 'r', operation: 'create', arguments: { order: 'o', amount_cents: 1 } },
      true,
    ],
  ])('on %s: %s %j: %s', (_what, name, input, answer) => {
    expect(meets(inputSchema(toolOf(refunds, name)))(input)).toBe(answer)
  })

  it.each<[string, string, unknown, boolean]>([
    ['of the first version', 'archive.create', { id: 'a', version: 1, fields: { pages: 3 } }, true],
    [
      'of the second version',
      'archive.create',
      { id: 'a', version: 2, fields: { lots: [1, '9007199254740993'] } },
      true,
    ],
    [
      'of the second version, said to be of the first',
      'archive.create',
      { id: 'a', version: 1, fields: { lots: [] } },
      false,
    ],
    ['of no version', 'archive.create', { id: 'a', fields: { pages: 3 } }, false],
    ['that some version takes', 'archive.seal', { id: 'a', arguments: { mark: 'red' } }, true],
    ['that another version takes', 'archive.seal', { id: 'a', arguments: { mark: 7 } }, true],
    ['that no version takes', 'archive.seal', { id: 'a', arguments: { mark: true } }, false],
    [
      'that the previewed operation takes',
      'archive.preview',
      { id: 'a', operation: 'seal', arguments: { mark: 7 } },
      true,
    ],
    [
      'of a previewed creation without its version',
      'archive.preview',
      { id: 'a', operation: 'create', arguments: {} },
      false,
    ],
  ])('A-7: on content %s: %s %j: %s', (_what, name, input, answer) => {
    expect(meets(inputSchema(toolOf(archives, name)))(input)).toBe(answer)
  })

  it('takes no id where the host chooses it', () => {
    const chosen = archive({ newId: () => 'a-1' })
    expect(membersOf(inputSchema(toolOf(archives, 'archive.create')))).toHaveProperty('id')
    expect(membersOf(inputSchema(toolOf(chosen, 'archive.create')))).not.toHaveProperty('id')
    const previews = meets(inputSchema(toolOf(chosen, 'archive.preview')))
    expect(previews({ operation: 'create', version: 2 })).toBe(true)
    expect(previews({ operation: 'seal', arguments: { mark: 7 } })).toBe(false)
  })

  it('is met by what the tool accepts', async () => {
    const opened = await desk()
    const input = { id: 'r-1', arguments: { reason }, expected_revision: 2, proposal_id: 'p-1' }
    expect(meets(inputSchema(toolOf(refunds, 'refund.approve')))(input)).toBe(true)
    expect(await opened.ask('refund.approve', input)).toMatchObject({ ok: true, replayed: false })
  })
})

describe('a bound that no host number holds', () => {
  const definition = valueOf(
    defineEntity({
      entity: 'well',
      version: 1,
      schema: {
        fields: {
          depth: {
            type: 'integer',
            min: numberOf('-9007199254740993') ?? 0,
            max: numberOf('9007199254740993') ?? 0,
            default: numberOf('9007199254740993') ?? 0,
          },
          default: { type: 'number', min: numberOf('1.0') ?? 0 },
        },
      },
      lifecycle: { initial: 'open', states: ['open'] },
      operations: {},
    }),
  ).definition
  const runtime = StoredRuntime.of({ registry: valueOf(Registry.empty.register(definition)), store: memoryStore() })
  const allow = [{ entity: 'well', versions: [1], tools: [], create: {}, operations: {} }]
  const { tools } = valueOf(agentTools({ ...hostOver(memoryStore()), runtime, allow }))

  it('bounds host numbers no further; a number beyond it is text, a default too', () => {
    const schema = inputSchema(toolOf(new Map(tools.map((tool) => [tool.name, tool])), 'well.create'))
    expect(JSON.parse(JSON.stringify(membersOf(schema)['fields']))).toMatchObject({
      properties: {
        depth: {
          anyOf: [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, {}],
          default: '9007199254740993',
        },
        default: { anyOf: [{ type: 'number', minimum: 1 }, {}] },
      },
    })
    expect(meets(schema)({ id: 'w', fields: { depth: '9007199254740993' } })).toBe(true)
  })
})
