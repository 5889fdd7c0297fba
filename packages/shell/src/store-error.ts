import type { JsonNumber } from '@assent/kernel'
import type { Expectation } from './recording/expectation.js'
import type { Subject } from './subject.js'

/**
 * Why a store did not do what it was asked: a closed list, told apart by `kind` (design of the shell, D-2).
 * A refused call has changed nothing (C-2, S-19); only `outcome_unknown` cannot say so. No `detail` ever holds a value
 * that was stored or sent.
 */
export type StoreError =
  | RevisionConflict
  | RecordConflict
  | NotFound
  | StoreUnreachable
  | StoreBackend
  | OutcomeUnknown
  | NotStorable
  | CorruptHistory
  | InvalidQuery
  | ReferenceMissing
  | ReferenceCycle

/** Another writer won: the subject is not where the caller expected it. */
export interface RevisionConflict {
  readonly kind: 'revision_conflict'
  readonly entity: string
  readonly id: string
  /** A plain revision where the runtime found the request stale (T-5 step 3); where the store did, the expectation. */
  readonly expected: JsonNumber | Expectation
  /** Null where nothing is stored under the subject. */
  readonly found: JsonNumber | null
}

/** The record id already names other bytes (S-16). */
export interface RecordConflict {
  readonly kind: 'record_conflict'
  readonly record_id: string
}

/** Nothing is stored under the subject (T-3). */
export interface NotFound {
  readonly kind: 'not_found'
  readonly entity: string
  readonly id: string
}

/** The provider gave no answer; nothing was learned, and nothing was written (S-4). */
export interface StoreUnreachable {
  readonly kind: 'store_unreachable'
  /** Such as `memory`, `sqlite`. */
  readonly provider: string
  readonly detail: string
}

/** The provider answered with a failure, or was handed what no decision produced (S-5, R-16). */
export interface StoreBackend {
  readonly kind: 'store_backend'
  readonly detail: string
}

/** The answer to a write was lost. The same request under the same record id settles it. */
export interface OutcomeUnknown {
  readonly kind: 'outcome_unknown'
  readonly record_id: string
  readonly detail: string
}

/** No store takes this; the same verdict in every store, before the write. */
export interface NotStorable {
  readonly kind: 'not_storable'
  /**
   * `entity`, `id`, `record_id`: too long, or with U+0000. `correlation`, `causation`, `actor`, `lifecycle_state`: with
   * U+0000. `record`: too large. `entries`: a batch of too many. `relations`: too many subjects that are to be held, or
   * that lie behind an edge.
   */
  readonly path: string
  readonly reason: string
}

/** A stored row does not decode, or contradicts itself. */
export interface CorruptHistory {
  readonly kind: 'corrupt_history'
  readonly subject: Subject
  /** Null where the row is the subject's instance. */
  readonly record_id: string | null
  readonly detail: string
}

/**
 * What no store reads: a limit outside 1 to 1000, an `after` or a checkpoint that was not given by what it is handed
 * to, a document that is no query. Boundary `input`.
 */
export interface InvalidQuery {
  readonly kind: 'invalid_query'
  readonly detail: string
}

/** What a reference names. */
export interface ReferenceTarget {
  readonly entity: string
  /** Null where the value of the reference has no address: nothing can be stored under it (SR-88). */
  readonly id: string | null
}

/** What the result would refer to is not stored, or no longer (K-33, SR-103). */
export interface ReferenceMissing {
  readonly kind: 'reference_missing'
  /** The subject that was to be committed. */
  readonly entity: string
  readonly id: string
  /** The relation, or the `ref` field, that names the target; of a relation that owns, as its owner declares it. */
  readonly relation: string
  readonly target: ReferenceTarget
}

/** What the result would refer to through a field leads back to it by that same field (K-33). */
export interface ReferenceCycle {
  readonly kind: 'reference_cycle'
  readonly entity: string
  readonly id: string
  readonly field: string
  /** Ids from the subject over its references back to itself: a shortest one, the subject first and last. */
  readonly path: readonly string[]
}

export const recordConflict = (record_id: string): RecordConflict => ({ kind: 'record_conflict', record_id })

export const notFound = ({ entity, id }: Subject): NotFound => ({ kind: 'not_found', entity, id })

export const storeBackend = (detail: string): StoreBackend => ({ kind: 'store_backend', detail })

export const storeUnreachable = (provider: string, detail: string): StoreUnreachable => ({
  kind: 'store_unreachable',
  provider,
  detail,
})

export const invalidQuery = (detail: string): InvalidQuery => ({ kind: 'invalid_query', detail })

export const corruptHistory = ({ entity, id }: Subject, record_id: string | null, detail: string): CorruptHistory => ({
  kind: 'corrupt_history',
  subject: { entity, id },
  record_id,
  detail,
})
