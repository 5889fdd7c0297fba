import { createServer, type Server } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { largestMessage } from '../largest-message.js'
import type { McpService } from '../mcp-service.js'
import type { Serving } from '../stdio/serve-stdio.js'
import { counted } from './counted.js'
import { inUrl, isLoopback, loopbackNames } from './loopback.js'
import { mcpFetch, mcpPath } from './mcp-fetch.js'

/** Who calls: whom a request proves to be, or the same one for all of this machine. */
export type Callers<Session> =
  | { readonly kind: 'authenticated'; readonly authenticate: (request: Request) => Promise<Session | Response> }
  | { readonly kind: 'this_machine'; readonly session: Session }

/** Where a service listens, and for whom. */
export interface HttpOptions<Session> {
  /** An address of this machine. Without authentication only one that no other machine reaches. */
  readonly host: string
  /** 0: one that is free. */
  readonly port: number
  readonly callers: Callers<Session>
  /** Further names by which the service is called. */
  readonly hostNames?: readonly string[]
  readonly onFault?: (fault: Error) => void
}

/** A service that listens. */
export interface HttpServing extends Serving {
  readonly url: string
}

// How long a client may take to read the last answer.
const graceMs = 2000

const listen = (server: Server, port: number, host: string): Promise<Either<string, number>> =>
  new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(left(error.code ?? error.message)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? right(address.port) : left('it has no port'))
    })
  })

const whenClosed = (server: Server): Promise<void> => new Promise((resolve) => server.once('close', () => resolve()))

/**
 * Serves a service over streamable HTTP at `/mcp`, on this machine alone unless every request is authenticated.
 *
 * @returns why it cannot listen there, such as `EADDRINUSE`; or where it does, and how it is stopped: no more requests
 * are taken, and those that came before are answered
 */
export const serveHttp = async <Session>(
  service: McpService<Session>,
  { host, port, callers, hostNames = [], onFault }: HttpOptions<Session>,
): Promise<Either<string, HttpServing>> => {
  if (callers.kind === 'this_machine' && !isLoopback(host)) {
    return left('without authentication it listens on a loopback address only')
  }
  const calls = counted(service)
  const faults = onFault === undefined ? {} : { onFault }
  const { fetch, close } = mcpFetch(calls.service, {
    authenticate: callers.kind === 'authenticated' ? callers.authenticate : async () => callers.session,
    hostNames: [...loopbackNames, inUrl(host), ...hostNames],
    ...faults,
  })
  const handle = toNodeHandler({ fetch }, { maxRequestBodySize: largestMessage })
  // An `IncomingMessage` is one; that its members may be undefined, the SDK's type does not say.
  const server = createServer((request, response) => void handle(request as Parameters<typeof handle>[0], response))
  const listening = await listen(server, port, host)
  if (listening._tag === 'Left') return listening
  const ended = whenClosed(server)
  const stop = async (): Promise<void> => {
    server.close()
    await calls.idle()
    await close()
    server.closeIdleConnections()
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    await ended
    clearTimeout(late)
  }
  return right({ url: `http://${inUrl(host)}:${listening.right}${mcpPath}`, ended, stop })
}
