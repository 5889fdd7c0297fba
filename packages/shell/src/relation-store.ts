import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from './recording/commit.js'
import type { Expectation } from './recording/expectation.js'
import type { ReferenceTarget, StoreError } from './store-error.js'
import type { CallOptions } from './store.js'

/** A subject that must be held at the moment at which a commit is stored. */
export interface RequiredTarget {
  /** The relation, or the field, that names it: a refusal tells it. */
  readonly relation: string
  readonly target: ReferenceTarget
}

/** Where the result of a commit points to through a field that must not lead back to it. */
export interface RequiredEdges {
  /** Of the commit's own entity: it holds an id, or a list of ids, of that same entity. */
  readonly field: string
  readonly to: readonly string[]
}

/** What a commit asks of other subjects. */
export interface Requirements {
  readonly targets: readonly RequiredTarget[]
  readonly edges: readonly RequiredEdges[]
}

/**
 * Commits whose references are held (K-33, SR-103). A capability of its own: it is held by the store, at the moment of
 * the write, or not at all. A look before the write proves nothing, since what was seen may be gone by then.
 */
export interface RelationStore {
  /**
   * As `commit`, and between the expectation and the write: each target must be held, the first that is not in their
   * order is `reference_missing`; no edge may close a cycle, else `reference_cycle`. The commit's own subject counts as
   * held. Both hold also where others write or delete at that moment.
   *
   * Relations come last, so that they are refused only of what would otherwise be stored: a repeated commit is
   * `already_committed`, whatever was deleted since, and one at a stale revision is `revision_conflict`.
   *
   * More than 1000 requirements, each once, are `not_storable` at `relations`, before anything is looked up; so are
   * more than 10000 subjects that lie behind one edge, at their step.
   */
  commitRelated(
    commit: RecordedCommit,
    expectation: Expectation,
    requirements: Requirements,
    options?: CallOptions,
  ): TaskEither<StoreError, 'committed' | 'already_committed'>
}
