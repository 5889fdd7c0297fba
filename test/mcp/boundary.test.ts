import { agentTools } from '@assent/agent'
import { bearerClaims, governedTools, principalHost, readPrincipal, readSecret, serveHttp } from '@assent/agent/mcp'
import { memoryStore, StoredRuntime } from '@assent/shell'
import {
  definitionOf,
  laws,
  runtimePort,
  type BoundaryPort,
  type Proposal,
  type ProposalOutcome,
} from '@assent/testing'
import type { JsonObject } from '@assent/kernel'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { refundDocument, registry, valueOf } from '../agent/desk.js'
import { inputOf, outcomeOf } from '../agent/proposed.js'
import { call, overHttp, versions } from './client.js'
import { serviceOf } from './in-memory.js'
import { audience, byToken, secret, tokenOf } from './people.js'

const definition = definitionOf(refundDocument)

/** Whom the tokens of this test name, with their roles. */
const people: { readonly [name: string]: string } = { 'model-3': 'agent', grace: 'human' }

const served = async () => {
  const runtime = StoredRuntime.of({ registry, store: memoryStore() })
  let records = 0
  const stamp = () => ({ record_id: `record ${(records += 1)}`, recorded_at: '2031-05-04T09:00:00Z' })
  const agent = valueOf(agentTools(principalHost(valueOf(readPrincipal(byToken)), runtime, stamp)))
  const claimsOf = bearerClaims({ keys: valueOf(readSecret(secret)), audience }, () => true)
  const authenticate = async (request: Request) => {
    const claims = await claimsOf(request)
    return claims instanceof Response ? claims : { principal: claims }
  }
  const options = { host: '127.0.0.1', port: 0, callers: { kind: 'authenticated', authenticate } } as const
  return { runtime, serving: valueOf(await serveHttp(serviceOf(governedTools(agent)), options)) }
}

const propose = async (client: Client, proposal: Proposal): Promise<ProposalOutcome> => {
  const { result } = await call(client, `${proposal.entity}.${proposal.operation}`, inputOf(proposal))
  return outcomeOf(result as JsonObject)
}

describe.each(versions)('MCP at version %s keeps the boundary law', async (version) => {
  const { runtime, serving } = await served()
  const clients = new Map<string, Client>()

  beforeAll(async () => {
    for (const [name, role] of Object.entries(people)) {
      clients.set(name, await overHttp(version, serving.url, await tokenOf(name, role)))
    }
  })
  afterAll(async () => {
    for (const client of clients.values()) await client.close()
    await serving.stop()
  })

  const clientOf = (principal: string): Client => {
    const client = clients.get(principal) ?? clients.get('model-3')
    if (client === undefined) throw new Error('nobody is connected')
    return client
  }
  const port: BoundaryPort = {
    ...runtimePort(runtime),
    propose: (proposal) => propose(clientOf(proposal.principal), proposal),
    principals: (operation) =>
      Object.entries(people).map(([name, role]) => ({
        name,
        trusted: operation === 'approve' ? { actor_role: role } : {},
      })),
  }
  for (const operation of ['attach_evidence', 'submit', 'approve', 'reject']) {
    for (const { name, run } of laws.boundary(definition, operation, port, { prefix: operation })) it(name, run)
  }
})
