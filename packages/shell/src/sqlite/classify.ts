import { memberOf } from '@assent/kernel'
import { storeBackend, storeUnreachable, type StoreError } from '../store-error.js'
import { failureKinds, otherFailure, type FailureKind } from './failure-kinds.js'

/** An error that the driver threw: told by its code, not its class, since the caller may bring the driver. */
export interface DriverError {
  readonly code: string
}

const hasCode = (error: Error): error is Error & DriverError =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_')

/** The driver's failure, or nothing where the fault is another's. */
export const driverErrorOf = (error: unknown): DriverError | undefined => {
  if (!(error instanceof Error)) return undefined
  if (hasCode(error)) return error
  // Thrown without a code while a statement of the caller's is being read on the same handle.
  return error.message === 'This database connection is busy executing a query' ? { code: 'SQLITE_LOCKED' } : undefined
}

/** The meaning of a result code: its own line of the table, or that of its stem. */
const failureKindOf = (code: string): FailureKind => {
  const stem = code.split('_').slice(0, 2).join('_')
  return memberOf(failureKinds, code) ?? memberOf(failureKinds, stem) ?? otherFailure
}

export const isBusy = (error: DriverError): boolean => failureKindOf(error.code).kind === 'busy'

/**
 * A failure of the driver as a store error. The detail names the store and the code, and never repeats the driver's
 * text, which may quote what was sent. `recordId` is given where a write was sent.
 */
export const classify = (error: DriverError, name: string, recordId?: string): StoreError => {
  const { kind, detail } = failureKindOf(error.code)
  const said = `\`${name}\`: ${detail} (${error.code})`
  if (kind === 'busy' || kind === 'store_unreachable') return storeUnreachable('sqlite', said)
  if (kind === 'outcome_unknown' && recordId !== undefined) return { kind, record_id: recordId, detail: said }
  return storeBackend(said)
}
