import type { Json, JsonNumber } from '@assent/kernel'
import type { RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { Recording } from '../recording/recording.js'

/** A creation to decide and store. */
export interface StoredCreateRequest {
  readonly entity: string
  /** Of the definition. */
  readonly version: number
  /** Any text that is not blank; of at most 512 bytes of UTF-8, without U+0000. */
  readonly id: string
  /** The creation's fields, before defaults. */
  readonly fields: unknown
  readonly recording: Recording
}

/** A creation whose id is the address of its identity field, to decide and store (SR-92). */
export type StoredCreateDerivedRequest = Omit<StoredCreateRequest, 'id'>

/** An operation to decide and store. */
export interface StoredExecuteRequest {
  readonly entity: string
  readonly id: string
  /** The revision that the caller saw: the operation is refused unless it is the stored one. */
  readonly expectedRevision: JsonNumber
  readonly operation: string
  /** Before defaults. */
  readonly arguments: unknown
  /**
   * The actions of the host, each by the field that it fulfils: `'preserve'`, `'remove'` or `{ set: { value } }`. Left
   * out, the runtime's policy is asked for them where the outcome needs some (SR-164).
   */
  readonly fulfillments?: unknown
  readonly recording: Recording
}

/** An operation on a subject that is not looked at yet. */
export interface StoredPrepareRequest {
  readonly entity: string
  /** Of the definition. */
  readonly version: number
  readonly id: string
  readonly operation: string
  /** Before defaults. */
  readonly arguments: unknown
}

/** An observation to store. */
export interface StoredObserveRequest {
  readonly entity: string
  readonly id: string
  /** The revision at which it was made, which must still be the stored one. */
  readonly revision: JsonNumber
  /** What was seen: any JSON. */
  readonly document: Json
  readonly recording: Recording
}

/** A decision that is stored. */
export interface StoredDecision {
  readonly commit: RecordedCommit
  /** True where an earlier identical request stored it: the commit is the original one, not a fresh read (T-7, T-8). */
  readonly replayed: boolean
}

/** An observation that is stored. */
export interface StoredObservation {
  readonly observation: RecordedObservation
  /** True where an earlier identical observation stored it. */
  readonly replayed: boolean
}
