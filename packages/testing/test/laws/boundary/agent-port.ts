import type { JsonObject } from '@assent/kernel'
import type { StoredRuntime } from '@assent/shell'
import {
  runtimePort,
  type BoundaryPort,
  type Principal,
  type Proposal,
  type ProposalOutcome,
} from '../../../src/index.js'

const human: Principal = { name: 'grace', trusted: { role: 'human' } }
const agent: Principal = { name: 'model-3', trusted: { role: 'agent' } }

const trustedOf = ({ operation, principal }: Proposal): JsonObject =>
  operation === 'pay' ? ([human, agent].find(({ name }) => name === principal)?.trusted ?? {}) : {}

const refusedForged = (name: string): ProposalOutcome => ({
  kind: 'refused',
  refusal: { kind: 'validation', errors: [{ path: `arguments.${name}`, message: 'is set by the host' }] },
})

/** The parts of an agent's port, so that a test may get one of them wrong. */
export interface AgentParts {
  readonly inject: (args: JsonObject, trusted: JsonObject) => JsonObject | ProposalOutcome
}

const injectOrRefuse: AgentParts['inject'] = (args, trusted) => {
  const forged = Object.keys(trusted).find((name) => Object.hasOwn(args, name))
  return forged === undefined ? { ...args, ...trusted } : refusedForged(forged)
}

/** A port as an agent's handler has it: roles come from authentication, record ids from who asks for what. */
export const agentPort = (
  runtime: StoredRuntime,
  { inject }: AgentParts = { inject: injectOrRefuse },
): BoundaryPort => {
  const bare = runtimePort(runtime)
  return {
    ...bare,
    propose: async (proposal) => {
      const args = inject(proposal.arguments, trustedOf(proposal))
      if ('kind' in args) return args as ProposalOutcome
      const name = `${proposal.principal} ${proposal.operation} ${proposal.proposal}`
      const outcome = await bare.propose({ ...proposal, arguments: args, proposal: name })
      if (outcome.kind !== 'refused') return outcome
      return { kind: 'refused', refusal: { ...outcome.refusal, refused: true, message: 'no' } }
    },
    principals: (operation) =>
      operation === 'pay'
        ? [human, agent]
        : [
            { ...human, trusted: {} },
            { ...agent, trusted: {} },
          ],
  }
}
