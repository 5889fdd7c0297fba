import {
  definitionOf,
  laws,
  runtimePort,
  type BoundaryPort,
  type Proposal,
  type ProposalOutcome,
} from '@assent/testing'
import { memoryStore } from '@assent/shell'
import type { JsonObject } from '@assent/kernel'
import { describe, it } from 'vitest'
import { deskOver, grace, model, refundDocument, type Session } from './desk.js'

const definition = definitionOf(refundDocument)
const { tools, host } = deskOver(memoryStore())
const sessions: readonly Session[] = [model, grace]

const propose = async ({ principal, entity, id, operation, ...proposal }: Proposal): Promise<ProposalOutcome> => {
  const session = sessions.find(({ user }) => user === principal) ?? model
  const { arguments: args, expectedRevision, proposal: proposal_id } = proposal
  const input = { id, arguments: args, expected_revision: expectedRevision, proposal_id }
  const result = await tools.call(session, { tool: `${entity}.${operation}`, input })()
  if ('refused' in result) return { kind: 'refused', refusal: result as unknown as JsonObject }
  if (!('commit' in result)) throw new Error('an operation answers what it committed')
  return { kind: 'committed', revision: result.commit.instance.revision, replayed: result.replayed }
}

const port: BoundaryPort = {
  ...runtimePort(host.runtime),
  propose,
  principals: (operation) =>
    sessions.map(({ user, role }) => ({ name: user, trusted: operation === 'approve' ? { actor_role: role } : {} })),
}

describe('the tools keep the boundary law', () => {
  for (const operation of ['attach_evidence', 'submit', 'approve', 'reject']) {
    for (const { name, run } of laws.boundary(definition, operation, port, { prefix: operation })) it(name, run)
  }
})
