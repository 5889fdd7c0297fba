import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { mcpServer } from '../mcp-server.js'
import type { McpService } from '../mcp-service.js'
import { lineTransport, type Streams } from './line-transport.js'

/** A service that is being served. */
export interface Serving {
  /** When the input has ended, or the serving was stopped, and the last call has its answer. */
  readonly ended: Promise<void>
  /** Takes no more calls; done when it has ended. */
  readonly stop: () => Promise<void>
}

/** How a service is served over streams. */
export interface StdioOptions<Session> extends Streams {
  /** Of the one caller at the other end. */
  readonly session: Session
  /** Is told of faults beside the protocol, for a log. */
  readonly onFault?: (fault: Error) => void
}

/**
 * Serves one client over two streams, until the input ends. Nothing but protocol is written to `output`.
 *
 * @example await serveStdio(service, { input: process.stdin, output: process.stdout, session: { principal } }).ended
 */
export const serveStdio = <Session>(
  service: McpService<Session>,
  { session, onFault, ...streams }: StdioOptions<Session>,
): Serving => {
  const { transport, finish } = lineTransport(streams)
  serve(() => mcpServer(service, session), { transport, ...(onFault === undefined ? {} : { onerror: onFault }) })
  // The SDK has set its own by now, which has to hear of it first.
  const told = transport.onclose
  const ended = new Promise<void>((resolve) => {
    transport.onclose = () => {
      told?.()
      resolve()
    }
  })
  return {
    ended,
    stop: () => {
      finish()
      return ended
    },
  }
}
