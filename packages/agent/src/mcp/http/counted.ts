import type { McpService } from '../mcp-service.js'

/** A service, and when none of its calls is under way. */
export interface Counted<Session> {
  readonly service: McpService<Session>
  readonly idle: () => Promise<void>
}

/** Keeps count of the calls of a service, so that it can be stopped between them. */
export const counted = <Session>(service: McpService<Session>): Counted<Session> => {
  const running = new Set<Promise<unknown>>()
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running)
    // The answers of the last ones are handed to their connections by now.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    idle,
    service: {
      ...service,
      call: (session, name, input) => {
        const call = service.call(session, name, input)
        if (call === undefined) return undefined
        running.add(call)
        return call.finally(() => running.delete(call))
      },
    },
  }
}
