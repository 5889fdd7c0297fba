import { memberOf } from '@assent/kernel'
import type { FulfillmentFailed, InvalidRecording, ShellError } from './shell-error.js'
import type { StoreError } from './store-error.js'

/** Who said no: the kernel, the store, or the check of what the caller handed in (T-16). */
export type Boundary = 'kernel' | 'store' | 'input'

const boundaries: { readonly [kind in (StoreError | InvalidRecording | FulfillmentFailed)['kind']]: Boundary } = {
  revision_conflict: 'store',
  record_conflict: 'store',
  not_found: 'store',
  store_unreachable: 'store',
  store_backend: 'store',
  outcome_unknown: 'store',
  not_storable: 'store',
  corrupt_history: 'store',
  reference_missing: 'store',
  reference_cycle: 'store',
  invalid_query: 'input',
  invalid_recording: 'input',
  fulfillment_failed: 'input',
}

/**
 * The boundary of an error, which surfaces pass on unchanged (T-16).
 *
 * @example boundaryOf({ kind: 'record_conflict', record_id: 'r-1' }) // 'store'
 */
export const boundaryOf = (error: ShellError): Boundary => memberOf<Boundary>(boundaries, error.kind) ?? 'kernel'
