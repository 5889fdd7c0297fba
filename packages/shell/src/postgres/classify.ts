import { memberOf } from '@assent/kernel'
import { isServerError, serverFailure } from '../sql/postgres/sql-failure.js'
import type { Failure } from '../sql/failure.js'
import { codeOf, networkFailures } from '../sql/network-failures.js'
import { BinaryForm } from './row-types.js'

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
