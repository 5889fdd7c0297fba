import type { CoreError, JsonNumber } from '@assent/kernel'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Recording } from '../recording/recording.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'

/** What was asked for and refused, its input as received (E-32). */
export type RefusedAction =
  | {
      readonly kind: 'create'
      readonly subject: readonly [entity: string, id: string]
      readonly definition_version: number
      readonly fields: unknown
    }
  /** A creation whose id was to be derived: there is no subject to name. */
  | {
      readonly kind: 'create_derived'
      readonly entity: string
      readonly definition_version: number
      readonly fields: unknown
    }
  | {
      readonly kind: 'execute'
      readonly subject: readonly [entity: string, id: string]
      readonly expected_revision: JsonNumber
      readonly operation: string
      readonly arguments: unknown
      /** Where the request had some. */
      readonly fulfillments?: unknown
    }
  | {
      readonly kind: 'observe'
      readonly subject: readonly [entity: string, id: string]
      readonly revision: JsonNumber
    }

/** Why: what the kernel said, or where the subject stood (E-33). */
export type RefusalReason =
  | { readonly kind: 'kernel'; readonly refusal: CoreError }
  | {
      readonly kind: 'conflict'
      readonly subject: readonly [entity: string, id: string]
      /** Null where it was expected to be absent. */
      readonly expected: JsonNumber | null
      /** Null where nothing is stored. */
      readonly found: JsonNumber | null
    }

/** One refused call (E-31). The record id of its recording stays free: the same request may succeed later (E-35). */
export interface RecordedRefusal {
  readonly key: readonly ['single_record', recordId: string]
  /** None of a creation whose id was to be derived. */
  readonly subjects: readonly (readonly [entity: string, id: string])[]
  readonly request: readonly RefusedAction[]
  readonly recording: Recording
  readonly reason: RefusalReason
}

/**
 * Keeps refusals, for those who want to know what was tried. The same refusal again is the same record (E-34); two are
 * the same where their canonical bytes are.
 */
export interface RefusalRecorder {
  record(refusal: RecordedRefusal, options?: CallOptions): TaskEither<StoreError, 'recorded' | 'already_recorded'>
}
