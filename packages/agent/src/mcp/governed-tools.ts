import type { AgentTools } from '../agent-tools.js'
import { callWithHostNumbers } from '../numbers/call-with-host-numbers.js'
import { inputSchema } from '../schema/input-schema.js'
import { outputSchema } from '../schema/output-schema.js'
import type { ServedTool } from './served-tool.js'

/** Who calls, and in which conversation: what the transport has authenticated, never what a model wrote. */
export interface GovernedSession<Principal> {
  readonly principal: Principal
  /** Left out, every proposal says the revision that it is based on. */
  readonly conversation?: string
}

/**
 * The tools of an agent for MCP: the model proposes a subject, an operation and its own arguments, and everything else
 * comes from the host of `agentTools`.
 *
 * @example
 * const service = mcpService(governedTools(agent), { name: 'refunds', version: '1.0.0', instructions: '' })
 */
export const governedTools = <Principal>(
  agent: Pick<AgentTools<Principal>, 'tools' | 'call'>,
): readonly ServedTool<GovernedSession<Principal>>[] =>
  agent.tools.map((tool) => ({
    name: tool.name,
    entity: tool.entity,
    kind: tool.kind,
    description: tool.description,
    inputSchema: inputSchema(tool),
    outputSchema: outputSchema(tool),
    readOnly: tool.readOnly,
    answer: ({ principal, conversation }, input) =>
      callWithHostNumbers(agent, principal, { tool, input, conversation }),
  }))
