import type { DomainEvent, EntityInstance } from '@assent/kernel'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from './recording/commit.js'
import type { Envelope } from './recording/envelope.js'
import type { Expectation } from './recording/expectation.js'
import type { RecordedObservation } from './recording/observation.js'
import type { StoredRecord } from './recording/stored-record.js'
import type { StoreError } from './store-error.js'
import type { Subject } from './subject.js'

/** How one call is made. */
export interface CallOptions {
  /**
   * Aborting it before the call is sent answers `store_unreachable`; once a write was sent, its own answer is given,
   * since aborting proves nothing about it.
   */
  readonly signal?: AbortSignal
}

/** Which part of a list is read. */
export interface PageRequest {
  /** Items at most: 1 to 1000; 100 where it is left out. */
  readonly limit?: number
  /** The `next` of the page before; of `ids`, any id. Left out: from the start. */
  readonly after?: string
}

/** A part of a list, in the list's order. */
export interface Page<A> {
  readonly items: readonly A[]
  /** Where the next page starts, or nothing where this is the last. Of `ids`, the last id itself; else opaque. */
  readonly next: string | undefined
}

/** A subject's state, and what a record id names anywhere in the store. */
export interface StateAndEvidence {
  readonly instance: EntityInstance | undefined
  readonly evidence: StoredRecord | undefined
}

/**
 * The port to a store (S). A subject that nobody stored is a normal answer, never an error (S-1 to S-3); a provider
 * that did not answer is `store_unreachable`, never an empty answer (S-4). Only a busy provider is asked again (D-10).
 *
 * A call does its work when the task is run, and again each time that it is run. What it answers shares nothing
 * mutable with the store. After `close` every call answers `store_unreachable`.
 *
 * Capabilities beyond it (batches, queries, a feed) are interfaces of their own: a wrapper states what it forwards.
 */
export interface Store {
  /** The instance held, or nothing (S-1). */
  load(subject: Subject, options?: CallOptions): TaskEither<StoreError, EntityInstance | undefined>
  /** Every id held of an entity, by code point (S-2, C-7). */
  ids(entity: string, page?: PageRequest, options?: CallOptions): TaskEither<StoreError, Page<string>>
  /** The domain events of a subject, oldest first, in emission order inside one decision (S-7). */
  events(subject: Subject, page?: PageRequest, options?: CallOptions): TaskEither<StoreError, Page<DomainEvent>>
  /** The decision envelopes of a subject, in append order (S-3). */
  records(subject: Subject, page?: PageRequest, options?: CallOptions): TaskEither<StoreError, Page<Envelope>>
  /** The observations of a subject, in append order. */
  observations(
    subject: Subject,
    page?: PageRequest,
    options?: CallOptions,
  ): TaskEither<StoreError, Page<RecordedObservation>>
  /** What a record id names, wherever it stands. */
  recordById(recordId: string, options?: CallOptions): TaskEither<StoreError, StoredRecord | undefined>
  /** `load` and `recordById` in one round trip. */
  read(subject: Subject, recordId: string, options?: CallOptions): TaskEither<StoreError, StateAndEvidence>
  /**
   * Stores instance, envelope and events as one, in the order of S-13: consistency (`store_backend`), storability
   * (`not_storable`), record identity (`already_committed`, or `record_conflict`), expectation (`revision_conflict`),
   * write.
   */
  commit(
    commit: RecordedCommit,
    expectation: Expectation,
    options?: CallOptions,
  ): TaskEither<StoreError, 'committed' | 'already_committed'>
  /**
   * Stores an observation, which moves nothing, in the order of S-13: validity, storability, record identity
   * (`already_observed`, or `record_conflict`), existence and revision (`revision_conflict`), write.
   */
  observe(
    observation: RecordedObservation,
    options?: CallOptions,
  ): TaskEither<StoreError, 'observed' | 'already_observed'>
  /** Gives back what the store holds open. Closing again is harmless. */
  close(): TaskEither<StoreError, void>
}
