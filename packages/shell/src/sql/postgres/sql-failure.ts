import { memberOf } from '@assent/kernel'
import type { Failure } from '../failure.js'
import { failureKinds, otherFailure } from './failure-kinds.js'

/** An error that the server reported: told by its members, not its class, since the caller may bring the driver. */
export interface ServerError {
  /** Its SQLSTATE. */
  readonly code: string
  readonly severity?: unknown
}

// Codes of the system, such as `EPIPE`, may be of five letters too.
const sqlstate = /^(?=.{5}$)(?:\d|F0|HV|P0|XX)[0-9A-Z]+$/

/** Is it an error that the server reported? */
export const isServerError = (error: unknown): error is ServerError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && sqlstate.test(error.code)

// After these the server closes the connection, whatever the code says.
const endsSession = ({ severity }: ServerError): boolean => severity === 'FATAL' || severity === 'PANIC'

/** An error of the server as a failure. The detail names the store and the code, never the server's text. */
export const serverFailure = (error: ServerError, name: string): Failure => {
  const { kind, detail } =
    memberOf(failureKinds, error.code) ?? memberOf(failureKinds, error.code.slice(0, 2)) ?? otherFailure
  const isOver = endsSession(error) && kind !== 'store_unreachable'
  return { kind: isOver ? 'lost' : kind, detail: `${name}: ${detail} (${error.code})` }
}

/** May the connection be used again? After an error that a write of ours provokes, and after no other. */
export const leavesSound = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'again'
