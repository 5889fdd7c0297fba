import { memberOf } from '@assent/kernel'
import { isServerError, serverFailure } from '../sql/postgres/sql-failure.js'
import type { Failure } from '../sql/failure.js'
import { BinaryForm } from './row-types.js'

/** What the system says of a connection: the one place where its codes get a meaning. All of them end it. */
export const networkFailures: { readonly [errno: string]: string } = {
  EAI_AGAIN: 'the name of its host is not known for now',
  ECONNABORTED: 'the connection was given up',
  ECONNREFUSED: 'no server listens there',
  ECONNRESET: 'the server closed the connection',
  EHOSTDOWN: 'its host does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  EMFILE: 'this process has as many files and connections open as it may',
  ENETDOWN: 'the network is down',
  ENETUNREACH: 'its network cannot be reached',
  ENOENT: 'no server listens there',
  ENOTFOUND: 'the name of its host is not known',
  EPIPE: 'the server closed the connection',
  ETIMEDOUT: 'the server did not answer in time',
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * What the driver threw as a failure: what the server reported by its SQLSTATE, anything else as the end of the
 * connection, which is what the driver tells in sentences of its own. `name` stands for the store.
 */
export const classify = (error: unknown, name: string): Failure => {
  if (isServerError(error)) return serverFailure(error, name)
  if (error instanceof BinaryForm) return { kind: 'store_backend', detail: `${name}: the pool asks for binary values` }
  const code = codeOf(error)
  const said = code === undefined ? undefined : memberOf(networkFailures, code)
  return {
    kind: 'lost',
    detail: `${name}: ${said ?? 'the connection ended'}${code === undefined ? '' : ` (${code})`}`,
  }
}
