import type { AgentTools, ToolResult } from '@assent/agent'
import { compactTools, evaluationTools, governedTools } from '@assent/agent/mcp'
import { openAiTools } from '@assent/agent/openai'
import { memoryStore } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { connected, serviceOf } from '../mcp/in-memory.js'
import { deskOver, grace, model, valueOf, type Session } from './desk.js'

const long = 'x'.repeat(5_000_000)
const session = { principal: model }

const tools = deskOver(memoryStore()).tools
const { runtime } = deskOver(memoryStore()).host

const creation = (fault: unknown) => ({ id: 'r-1', fields: { [long]: Array.from({ length: 200 }, () => fault) } })

type Ask = (agent: AgentTools<Session>, fault: unknown) => Promise<unknown>

const served = (service: ReturnType<typeof governedTools<Session>>, name: string, input: object) =>
  service.find((tool) => tool.name === name)?.answer(session, input)

const ways: readonly (readonly [string, Ask])[] = [
  ['a call', ({ call }, fault) => call(model, { tool: 'refund.create', input: creation(fault) })()],
  ['pins', ({ apply }, fault) => apply(grace, creation(fault))()],
  ['MCP', async (agent, fault) => served(governedTools(agent), 'refund.create', creation(fault))],
  [
    'MCP in three tools',
    async (agent, fault) =>
      served(compactTools(governedTools(agent)), 'propose', { tool: 'refund.create', input: creation(fault) }),
  ],
  [
    'MCP in evaluation',
    async (_, fault) => served(valueOf(evaluationTools(runtime)), 'refund.create', creation(fault)),
  ],
  [
    'OpenAI',
    async (agent, fault) => {
      const call = { name: 'refund__create', arguments: JSON.stringify(creation(fault)) }
      return openAiTools(agent, session).dispatch({ id: 'c', type: 'function', function: call })
    },
  ],
]

describe('a name of 5 MB with two hundred faults below it', () => {
  it.each(ways)('is not repeated a hundred times by %s', async (_way, ask) => {
    const answer = await ask(tools, '\ud800')
    const text = JSON.stringify(answer)
    expect(text).toContain('invalid_input')
    expect(text).toContain('x…')
    expect(text.length).toBeLessThan(1_000_000)
  })

  it('is not repeated where a number was rounded', async () => {
    const text = JSON.stringify(await served(governedTools(tools), 'refund.create', creation(1e20)))
    expect(text).toContain('rounded on its way')
    expect(text.length).toBeLessThan(1_000_000)
  })
})

describe('a name that no tool has', () => {
  const called = (name: string, args: object): Promise<unknown> =>
    Promise.resolve(served(compactTools(governedTools(tools)), name, args))

  it('is not echoed where it is long, and is never cut within a character', async () => {
    const names = [long, `${'x'.repeat(199)}\u{1F600}`, '\ud800']
    for (const tool of names) {
      const { dispatch } = openAiTools(tools, session)
      const refusal: ToolResult = await tools.call(model, { tool, input: {} })()
      const answers = [
        JSON.stringify(refusal),
        JSON.stringify(await called('read', { tool: tool.toWellFormed() })),
        JSON.stringify(await called('explain', { tool: tool.toWellFormed() })),
        (await dispatch({ id: 'c', type: 'function', function: { name: tool, arguments: '{}' } })).content,
        (await dispatch({ id: 'c', type: 'custom', custom: { name: tool, input: '' } })).content,
      ]
      for (const answer of answers) {
        expect(answer).toContain('unknown_tool')
        expect(answer.length).toBeLessThan(1_000)
        expect(answer).not.toContain('\\ud8')
      }
    }
  })

  it('is not echoed by the protocol either', async () => {
    const client = await connected(serviceOf(governedTools(tools)), session)
    const fault: unknown = await client.callTool({ name: long, arguments: {} }).catch((error: unknown) => error)
    expect(String(fault)).toContain('there is no tool')
    expect(String(fault).length).toBeLessThan(1_000)
  })
})
