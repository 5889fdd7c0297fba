import type { Registry } from '@assent/kernel'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RelationStore, Requirements } from '../relation-store.js'
import { storeBackend, type StoreError } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'
import type { RelationChecks } from './relation-checks.js'

/** What a commit of a runtime is stored with. */
export interface HeldPorts {
  readonly registry: Registry
  readonly store: Store & Partial<RelationStore>
  readonly relations?: RelationChecks
}

const isNothing = ({ targets, edges }: Requirements): boolean => targets.length === 0 && edges.length === 0

/**
 * Stores a commit, with its relations held where the host asked for that. A commit that names nobody is stored as any
 * other. What was asked for is never left out in silence: checks of another registry, and a store without the
 * capability, are `store_backend`.
 */
export const commitHeld = (
  { registry, store, relations }: HeldPorts,
  commit: RecordedCommit,
  expectation: Expectation,
  options?: CallOptions,
): TE.TaskEither<StoreError, 'committed' | 'already_committed'> => {
  if (relations === undefined) return store.commit(commit, expectation, options)
  if (!relations.isOf(registry)) return TE.left(storeBackend('the relation checks were made for another registry'))
  const requirements = relations.requirementsOf(commit.instance)
  if (isNothing(requirements)) return store.commit(commit, expectation, options)
  if (store.commitRelated === undefined) return TE.left(storeBackend('the store holds no relations'))
  return store.commitRelated(commit, expectation, requirements, options)
}
