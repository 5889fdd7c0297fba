import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from './recording/commit.js'
import type { Expectation } from './recording/expectation.js'
import type { RecordedObservation } from './recording/observation.js'
import type { StoreError } from './store-error.js'
import type { CallOptions } from './store.js'

/** One write of a batch: a decision with its expectation, or an observation (B-2, D-9). */
export type BatchEntry =
  | { readonly kind: 'decision'; readonly commit: RecordedCommit; readonly expectation: Expectation }
  | { readonly kind: 'observation'; readonly observation: RecordedObservation }

/** What became of one entry; an entry whose identical record is stored already counts as done (B-7). */
export type BatchAnswer = 'committed' | 'already_committed' | 'observed' | 'already_observed'

/**
 * Why a batch was refused as a whole (B-4): the refusal of the first entry that fails, as `commit` or `observe` would
 * give it, with the index of that entry, from 0. Without an `entry` no single one is to blame: the provider did not
 * answer, or what was given is no batch. The `record_id` of `outcome_unknown` is the first entry's; the same batch
 * again settles it.
 */
export type BatchError = StoreError & { readonly entry?: number }

/** Several writes as one (B-1). A capability of its own: a store without it must not imitate it by looping. */
export interface AtomicBatchStore {
  /**
   * Applies the entries in order, each against what the ones before it made (B-3), all or none (B-4): other readers see
   * the store before or after it (B-5). The answers stand in the order of the entries. An empty list changes nothing
   * and succeeds (B-6); more than 1000 entries are `not_storable` at `entries`.
   *
   * Each entry is judged in the order of S-13, by its own record id: one that is stored already with the same content
   * counts as done (B-7). The batch itself has no identity (B-8). What is refused takes no record id either (S-19).
   */
  commitBatch(entries: readonly BatchEntry[], options?: CallOptions): TaskEither<BatchError, readonly BatchAnswer[]>
}
