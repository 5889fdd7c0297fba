import type { Either } from 'fp-ts/lib/Either.js'
import type { Awaitable } from '../entity/entity-type.js'
import type { HttpLimits } from './http-limits.js'

/** Why a request is not let in. */
export type AccessRefusal =
  | {
      readonly kind: 'unauthenticated'
      /** What `WWW-Authenticate` says: how a caller proves who it is. `Bearer` where it is left out. */
      readonly challenge?: string
    }
  | { readonly kind: 'forbidden' }

/**
 * Says who makes a request: the principal, which a provider's functions are handed, or why it is not let in. The
 * request is without its body, which is not read before.
 *
 * @example
 * const authenticate: Authenticate = async ({ headers }) => {
 *   const who = await sessions.find(headers.get('authorization'))
 *   return who === undefined ? left({ kind: 'unauthenticated' }) : right(who)
 * }
 */
export type Authenticate = (request: Request) => Awaitable<Either<AccessRefusal, unknown>>

/** How providers are served over HTTP. */
export interface HttpOptions {
  /** Asked of every request, whatever its path. Left out, everybody may call, and nobody is named. */
  readonly authenticate?: Authenticate
  /**
   * The names by which the service is called, without a port, IPv6 in brackets: a request whose `Host` or `Origin` is
   * another one is refused, so that no page of a browser reaches the service by a name of its own. Left out, any.
   */
  readonly hostNames?: readonly string[]
  /** In front of every path, such as `/api`; empty where it is left out. */
  readonly basePath?: string
  /** What the OpenAPI document calls the service: `Providers`, version `1`, where it is left out. */
  readonly about?: { readonly title: string; readonly version: string }
  /** `defaultHttpLimits` where they are left out. */
  readonly limits?: Partial<HttpLimits>
  /** Is told what a function of the host, or the service itself, threw: the caller is told `server_failed` only. */
  readonly onFault?: (fault: unknown) => void
}
