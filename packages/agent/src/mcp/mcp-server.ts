import { McpServer, ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server'
import type { HostNumberAnswer } from '../numbers/call-with-host-numbers.js'
import { agentMessage } from '../refusal/agent-message.js'
import { unknownTool } from '../refusal/refusals.js'
import type { McpService } from './mcp-service.js'

/** How long a client may keep the list. */
const listTtlMs = 300_000

/** A result: the same JSON as text, for clients that take no other. */
const resultOf = ({ refused, result }: HostNumberAnswer): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result, null, 2) }],
  structuredContent: result,
  isError: refused,
})

/**
 * A server of the official SDK for one caller, to be connected to a transport. The SDK speaks the protocol and agrees
 * on its version; only tools are served.
 */
export const mcpServer = <Session>({ about, tools, call }: McpService<Session>, session: Session): McpServer => {
  const { name, version, instructions } = about
  const served = new McpServer(
    { name, version },
    {
      capabilities: { tools: { listChanged: false } },
      instructions,
      cacheHints: { 'tools/list': { ttlMs: listTtlMs, cacheScope: 'private' } },
    },
  )
  // The schemas are JSON Schema already, and whoever serves the tools judges their input.
  const { server } = served
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const answer = call(session, params.name, params.arguments)
    if (answer === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, agentMessage(unknownTool(params.name)))
    }
    return resultOf(await answer)
  })
  return served
}
