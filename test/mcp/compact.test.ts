import type { Client } from '@modelcontextprotocol/client'
import { agentTools } from '@assent/agent'
import { compactTools, evaluationTools, governedTools } from '@assent/agent/mcp'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { grace, hostOver, model, registry, valueOf, type Session } from '../agent/desk.js'
import { call } from './client.js'
import { connected, serviceOf } from './in-memory.js'
import { refundStory, type Ask } from './story.js'

const desk = () => {
  const agent = valueOf(agentTools(hostOver(memoryStore())))
  const whole = serviceOf(governedTools(agent))
  const compact = serviceOf(compactTools(governedTools(agent)))
  const as = (principal: Session): Promise<Client> => connected(compact, { principal })
  return { whole, compact, as }
}

const reads = ['get', 'list', 'events']

/** Calls a tool by whichever of the three it takes. */
const through =
  (client: Client): Ask =>
  (tool, input) =>
    call(client, reads.some((name) => tool.endsWith(`.${name}`)) ? 'read' : 'propose', { tool, input })

describe('three tools in place of many', () => {
  it('are listed in a fraction of the bytes, and of no more for further types', () => {
    const { whole, compact } = desk()
    expect(compact.tools.map(({ name }) => name)).toEqual(['explain', 'propose', 'read'])
    expect(compact.size.bytes * 4).toBeLessThan(whole.size.bytes)
  })

  it('tell the refund story', async () => {
    const { as } = desk()
    await refundStory(through(await as(model)), through(await as(grace)))
  })

  it('explain tells what there is, down to what one tool takes', async () => {
    const { whole, as } = desk()
    const client = await as(model)
    expect((await call(client, 'explain', {})).result).toEqual({ entities: ['refund'] })
    const { result } = await call(client, 'explain', { entity: 'refund' })
    const told = result['tools'] as readonly { readonly tool: string; readonly call: string }[]
    expect(told.map(({ tool }) => tool)).toEqual(whole.tools.map(({ title }) => title))
    expect(told).toContainEqual(expect.objectContaining({ tool: 'refund.get', call: 'read' }))
    const approve = whole.tools.find(({ title }) => title === 'refund.approve')
    expect((await call(client, 'explain', { tool: 'refund.approve' })).result).toEqual({
      tool: 'refund.approve',
      call: 'propose',
      description: approve?.description,
      input: approve?.inputSchema,
    })
  })

  it('explain also asks what would be decided', async () => {
    const { as } = desk()
    const client = await as(model)
    await through(client)('refund.create', { id: 'r-1', fields: { order: 'o', amount_cents: 9 } })
    const asked = { tool: 'refund.explain', input: { id: 'r-1', operation: 'submit' } }
    expect(await call(client, 'explain', asked)).toMatchObject({
      isError: false,
      result: { ok: true, explanation: { verdict: 'refused' } },
    })
  })

  it.each([
    ['a tool that there is not', 'propose', { tool: 'refund.close', input: {} }, 'unknown_tool'],
    ['a tool that writes', 'read', { tool: 'refund.submit', input: {} }, 'unknown_tool'],
    ['a tool that reads', 'propose', { tool: 'refund.get', input: {} }, 'unknown_tool'],
    ['no tool', 'read', {}, 'invalid_input'],
    ['a member that there is not', 'read', { tool: 'refund.list', as: 'grace' }, 'invalid_input'],
    ['an input that is none', 'read', { tool: 'refund.list', input: [] }, 'invalid_input'],
    ['a trusted argument', 'propose', { tool: 'refund.create', input: { id: 'r', actor: 'x' } }, 'invalid_input'],
    ['to be told of nothing', 'explain', { tool: 'refund.close' }, 'unknown_tool'],
  ])('refuses %s', async (_what, group, input, kind) => {
    const client = await desk().as(model)
    expect(await call(client, group, input)).toMatchObject({ isError: true, result: { by: 'input', kind } })
  })

  it('serve evaluation too', async () => {
    const runtime = StoredRuntime.of({ registry, store: memoryStore() })
    const client = await connected(serviceOf(compactTools(valueOf(evaluationTools(runtime)))), {})
    const recording = { record_id: 'a', recorded_at: '2027-03-01', actor: null }
    const input = { id: 'r-1', fields: { order: 'o', amount_cents: '9007199254740993' }, recording }
    expect(await call(client, 'propose', { tool: 'refund.create', input })).toMatchObject({ isError: false })
    expect((await call(client, 'read', { tool: 'refund.get', input: { id: 'r-1' } })).result).toMatchObject({
      fields: { amount_cents: '9007199254740993' },
    })
  })
})
