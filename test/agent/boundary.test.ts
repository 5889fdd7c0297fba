import { agentTools, type AllowedType } from '@assent/agent'
import { governedTools } from '@assent/agent/mcp'
import { Registry, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { checkBoundary, definitionOf, runtimePort, type Proposal, type ProposalOutcome } from '@assent/testing'
import { explore } from '@assent/testing/explore'
import { describe, expect, it } from 'vitest'
import { readExample } from '../docs/examples/read-example.js'
import { call } from '../mcp/client.js'
import { connected, serviceOf } from '../mcp/in-memory.js'
import { grace, hostOver, model, valueOf, type Session } from './desk.js'
import { inputOf, outcomeOf } from './proposed.js'

const sessions: readonly Session[] = [model, grace]

/** The argument that only the host may write, of the operations that have it. */
const trustedOf = ({ operations }: DefinitionDocument, operation: string): readonly string[] =>
  Object.hasOwn(operations[operation]?.arguments.fields ?? {}, 'actor_role') ? ['actor_role'] : []

/** A host that lets a model call every operation of an example. */
const servingAll = (document: DefinitionDocument) => {
  const { entity, version, operations } = document
  const runtime = StoredRuntime.of({ registry: valueOf(Registry.empty.register(document)), store: memoryStore() })
  const allowed = Object.keys(operations).map((name) => [name, { trusted: trustedOf(document, name) }])
  const everything = Object.fromEntries(allowed) as AllowedType['operations']
  const allow: AllowedType[] = [{ entity, versions: [version], tools: [], operations: everything }]
  return { runtime, tools: valueOf(agentTools(hostOver(memoryStore(), { runtime, allow }))) }
}

type Asked = (session: Session, tool: string, input: object) => Promise<JsonObject>

const check = async (document: DefinitionDocument, runtime: StoredRuntime, ask: Asked) => {
  const definition = definitionOf(document)
  const exploration = explore(definition)
  const propose = async (proposal: Proposal): Promise<ProposalOutcome> => {
    const session = sessions.find(({ user }) => user === proposal.principal) ?? model
    return outcomeOf(await ask(session, `${proposal.entity}.${proposal.operation}`, inputOf(proposal)))
  }
  const roleFor = (operation: string, role: string): JsonObject =>
    trustedOf(document, operation).length === 0 ? {} : { actor_role: role }
  const port = {
    ...runtimePort(runtime),
    propose,
    principals: (operation: string) =>
      sessions.map(({ user, role }) => ({ name: user, trusted: roleFor(operation, role) })),
  }
  const rows = []
  for (const operation of Object.keys(document.operations)) {
    rows.push(...(await checkBoundary(definition, operation, port, { exploration, prefix: operation })).rows)
  }
  return rows
}

describe.each(['refund.yaml', 'ticket.yaml', 'subscription.yaml'])('every operation of %s', (name) => {
  const document = readExample(name)

  it('T-5: keeps the boundary law behind the handler', { timeout: 120_000 }, async () => {
    const { runtime, tools } = servingAll(document)
    const ask: Asked = async (session, tool, input) =>
      (await tools.call(session, { tool, input })()) as unknown as JsonObject
    const rows = await check(document, runtime, ask)
    expect(rows.filter(({ verdict }) => verdict === 'fails')).toEqual([])
    expect(rows.filter(({ verdict }) => verdict === 'holds').length).toBeGreaterThan(70)
  })

  it('A-12: keeps the boundary law over MCP', { timeout: 120_000 }, async () => {
    const { runtime, tools } = servingAll(document)
    const service = serviceOf(governedTools(tools))
    const clients = new Map(
      await Promise.all(sessions.map(async (one) => [one, await connected(service, { principal: one })] as const)),
    )
    const ask: Asked = async (session, tool, input) => {
      const client = clients.get(session)
      if (client === undefined) throw new Error('nobody is connected')
      return (await call(client, tool, input)).result as JsonObject
    }
    const rows = await check(document, runtime, ask)
    expect(rows.filter(({ verdict }) => verdict === 'fails')).toEqual([])
    expect(rows.filter(({ verdict }) => verdict === 'holds').length).toBeGreaterThan(70)
    for (const client of clients.values()) await client.close()
  })
})
