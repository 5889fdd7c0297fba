import { evaluationTools, governedTools } from '@assent/agent/mcp'
import { agentTools } from '@assent/agent'
import { defineEntity, numberOf, Registry, stringify } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { hostOver, model, valueOf } from '../agent/desk.js'
import { call } from './client.js'
import { connected, serviceOf } from './in-memory.js'

const meter = valueOf(
  defineEntity({
    entity: 'meter',
    schema: {
      fields: {
        count: { type: 'integer', required: true, max: numberOf('18446744073709551615') ?? 0 },
        level: { type: 'number' },
        counts: { type: 'array', items: { type: 'integer' } },
        label: { type: 'string' },
        note: { type: 'json' },
      },
    },
    lifecycle: { initial: 'running', states: ['running'] },
    operations: {
      read: {
        arguments: {
          fields: { count: { type: 'integer', required: true, default: numberOf('9007199254740993') ?? 0 } },
        },
        transitions: [{ from: 'running', to: 'running' }],
        set: { count: '$args.count' },
      },
    },
  }),
).definition

const registry = valueOf(Registry.empty.register(meter))

const desk = async () => {
  const runtime = StoredRuntime.of({ registry, store: memoryStore() })
  const allow = [{ entity: 'meter', versions: [1], tools: ['get'] as const, create: {}, operations: { read: {} } }]
  const agent = valueOf(agentTools({ ...hostOver(memoryStore()), runtime, allow }))
  const client = await connected(serviceOf(governedTools(agent)), { principal: model })
  return { runtime, client }
}

describe('known fault 12: numbers that readers of JSON round', () => {
  it.each([
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740993', '9007199254740993'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['18446744073709551615', '18446744073709551615'],
    ['5', 5],
  ])('the integer %s, sent as text, is stored as it is and read as %j', async (token, shown) => {
    const { runtime, client } = await desk()
    const fields = { count: token, counts: [token], label: token }
    const created = await call(client, 'meter.create', { id: 'm', fields })
    expect(created).toMatchObject({
      isError: false,
      result: { commit: { instance: { fields: { count: shown, counts: [shown], label: token } } } },
    })
    const stored = valueOf(await runtime.get({ entity: 'meter', id: 'm' })())
    expect(stringify(stored.fields['count'] ?? null)).toBe(token)
    expect(stored.fields['label']).toBe(token)
    expect(await call(client, 'meter.get', { id: 'm' })).toMatchObject({
      result: { instance: { fields: { count: shown, counts: [shown] } } },
    })
  })

  it.each(['1e400', '-1e400', '1e-400', '0.1000000000000000055511', '12345678901234567890.5', '1e30'])(
    'the number %s, sent as text, keeps its digits',
    async (token) => {
      const { client } = await desk()
      const fields = { count: 1, level: token }
      expect(await call(client, 'meter.create', { id: 'm', fields })).toMatchObject({
        isError: false,
        result: { commit: { instance: { fields: { level: token } } } },
      })
    },
  )

  it.each([
    ['fields.count', { count: 9007199254740992 }],
    ['fields.count', { count: -9007199254740992 }],
    ['fields.level', { count: 1, level: 1e300 }],
    ['fields.counts[1]', { count: 1, counts: [1, 2 ** 60] }],
    ['fields.note.deep', { count: 1, note: { deep: 2 ** 53 } }],
  ])('at %s a number that may have been rounded is refused', async (path, fields) => {
    const { client } = await desk()
    const refused = await call(client, 'meter.create', { id: 'm', fields })
    expect(refused).toMatchObject({ isError: true, result: { by: 'input', kind: 'invalid_input', errors: [{ path }] } })
    expect(refused.result['message']).toContain('write the text of its digits')
  })

  it('is refused in evaluation too, and read from text', async () => {
    const runtime = StoredRuntime.of({ registry, store: memoryStore() })
    const client = await connected(serviceOf(valueOf(evaluationTools(runtime))), {})
    const recording = { record_id: 'a', recorded_at: '2027-03-01', actor: null }
    expect(await call(client, 'meter.create', { id: 'm', fields: { count: 2 ** 53 }, recording })).toMatchObject({
      isError: true,
      result: { by: 'input', kind: 'invalid_input', errors: [{ path: 'fields.count' }] },
    })
    const fields = { count: '9007199254740993' }
    expect(await call(client, 'meter.create', { id: 'm', fields, recording })).toMatchObject({
      result: { instance: { fields } },
    })
    const read = { id: 'm', expected_revision: '1', arguments: {}, recording: { ...recording, record_id: 'b' } }
    expect(await call(client, 'meter.read', read)).toMatchObject({ isError: false })
  })

  it('schemas say so, and show a default as it would be sent', async () => {
    const { client } = await desk()
    const { tools } = await client.listTools()
    const schema = JSON.stringify(tools.find(({ name }) => name === 'meter.read')?.inputSchema)
    expect(schema).toContain('beyond ±9007199254740991, as the text of its digits')
    expect(schema).toContain('"default":"9007199254740993"')
    expect(JSON.stringify(tools)).toContain(`"maximum":${Number.MAX_SAFE_INTEGER}`)
  })
})
