import type { CoreError } from '@assent/kernel'
import type { StoreError } from './store-error.js'

/** The recording that the caller gave is none: the first fault, naming the member. */
export interface InvalidRecording {
  readonly kind: 'invalid_recording'
  readonly detail: string
}

/** The policy that fulfils fields for the host supplied no actions; nothing was stored, and a retry asks it again. */
export interface FulfillmentFailed {
  readonly kind: 'fulfillment_failed'
  readonly operation: string
  readonly outcome: string
  readonly detail: string
}

/** Everything that a `StoredRuntime` answers where it does not succeed: a value, told apart by `kind`. */
export type ShellError = CoreError | StoreError | InvalidRecording | FulfillmentFailed
