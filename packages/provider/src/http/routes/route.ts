import type { Service } from '../service.js'

/** What a route is asked. */
export interface Asked {
  readonly request: Request
  /** Who calls; undefined where nobody is named. */
  readonly principal: unknown
  /** A part of the path, by its name: decoded, and anything a caller likes. */
  readonly part: (name: string) => string
}

/** Answers one method of a path. */
export type Handler = (service: Service) => (asked: Asked) => Response | Promise<Response>

/** A path, its parts in Hono's spelling, and what it takes. */
export interface Route {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly handler: Handler
}
