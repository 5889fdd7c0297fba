import { createMcpHandler, hostHeaderValidationResponse, originValidationResponse } from '@modelcontextprotocol/server'
import { largestMessage } from '../largest-message.js'
import { mcpServer } from '../mcp-server.js'
import type { McpService } from '../mcp-service.js'

/** Who may call over HTTP, and by which names. */
export interface FetchOptions<Session> {
  /** Who makes a request, or the answer to one that nobody may make. */
  readonly authenticate: (request: Request) => Promise<Session | Response>
  /**
   * The names by which the service is called, without a port, IPv6 in brackets: a request whose `Host` or `Origin` is
   * another one is refused, so that no page of a browser reaches the service by a name of its own.
   */
  readonly hostNames: readonly string[]
  readonly onFault?: (fault: Error) => void
}

/** A service over HTTP as a function of requests, for whatever serves them. */
export interface McpFetch {
  readonly fetch: (request: Request) => Promise<Response>
  /** Ends the streams that are open. */
  readonly close: () => Promise<void>
}

/** Where the service is. */
export const mcpPath = '/mcp'

/**
 * Serves tools over streamable HTTP, without sessions: each request is authenticated and answered by itself.
 *
 * @example
 * const { fetch } = mcpFetch(service, { authenticate, hostNames: ['refunds.example'] })
 */
export const mcpFetch = <Session>(
  service: McpService<Session>,
  { authenticate, hostNames, onFault }: FetchOptions<Session>,
): McpFetch => {
  const handler = createMcpHandler(({ authInfo }) => mcpServer(service, authInfo?.extra?.['session'] as Session), {
    maxRequestBodySize: largestMessage,
    ...(onFault === undefined ? {} : { onerror: onFault }),
  })
  const names = [...hostNames]
  const fetch = async (request: Request): Promise<Response> => {
    const rejected = hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names)
    if (rejected !== undefined) return rejected
    if (new URL(request.url).pathname !== mcpPath) return new Response(null, { status: 404 })
    const session = await authenticate(request)
    if (session instanceof Response) return session
    return handler.fetch(request, { authInfo: { token: '', clientId: '', scopes: [], extra: { session } } })
  }
  return { fetch, close: handler.close }
}
