import { memberOf } from '@assent/kernel'
import type { Failure } from '../sql/failure.js'
import { codeOf, networkFailures } from '../sql/network-failures.js'
import { driverFailures, failureKinds, otherFailure } from './failure-kinds.js'

/** An error that the server reported: told by its members, not its class, since the caller may bring the driver. */
interface ServerError {
  readonly errno: number
}

// The driver keeps the numbers of the system in `errno` too, which are negative.
const isServerError = (error: unknown): error is ServerError =>
  error instanceof Error &&
  'errno' in error &&
  typeof error.errno === 'number' &&
  error.errno > 0 &&
  'sqlState' in error

/**
 * What the driver threw as a failure: what the server reported by its number, anything else as the end of the
 * connection, which is what the driver tells by codes and sentences of its own. `name` stands for the store. The detail
 * never repeats the driver's text, which quotes statements and values.
 */
export const classify = (error: unknown, name: string): Failure => {
  if (isServerError(error)) {
    const { kind, detail } = memberOf(failureKinds, String(error.errno)) ?? otherFailure
    return { kind, detail: `${name}: ${detail} (${error.errno})` }
  }
  const code = codeOf(error)
  const said = code === undefined ? undefined : (memberOf(networkFailures, code) ?? memberOf(driverFailures, code))
  const place = said === undefined || code === undefined ? '' : ` (${code})`
  return { kind: 'lost', detail: `${name}: ${said ?? 'the connection ended'}${place}` }
}

/** May the connection be used again? After an error that a write of ours provokes, and after no other. */
export const leavesSound = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'again'
