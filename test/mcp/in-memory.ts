import { InMemoryTransport, type Client } from '@modelcontextprotocol/client'
import { mcpServer, mcpService, type McpService, type ServedTool } from '@assent/agent/mcp'
import { valueOf } from '../agent/desk.js'
import { clientOf } from './client.js'

/** Tools as a service of these tests. */
export const serviceOf = <Session>(tools: readonly ServedTool<Session>[]): McpService<Session> =>
  valueOf(mcpService(tools, { name: 'desk', version: '1.0.0', instructions: 'propose' }))

/** The official client and a service in one process, with the protocol between them. */
export const connected = async <Session>(service: McpService<Session>, session: Session): Promise<Client> => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await mcpServer(service, session).connect(ours)
  const client = clientOf('2025-11-25')
  await client.connect(theirs)
  return client
}
