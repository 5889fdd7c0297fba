import type { AtomicBatchStore, FeedStore, QueryStore, Store } from '@assent/shell'
import { batchCases } from './cases/batch.js'
import { feedCases } from './cases/feed.js'
import { queryCases } from './cases/query.js'
import { relationCases } from './cases/relation.js'
import { removalCases } from './cases/relation/removal.js'
import type { RelatingStore, RemoveSubject } from './cases/relation/scene.js'
import { runCases, type StoreReport } from './run-cases.js'
import type { OpenStore, StoreCase } from './store-case.js'

/** Runs what every store with atomic batches does (B, D-9), as `checkStore` does for the port. */
export const checkBatches = (provider: string, open: OpenStore<Store & AtomicBatchStore>): Promise<StoreReport> =>
  runCases(provider, open, batchCases)

/** Runs what every store with queries does (Q, D-12). */
export const checkQueries = (provider: string, open: OpenStore<Store & QueryStore>): Promise<StoreReport> =>
  runCases(provider, open, queryCases)

/** Runs what every store with a feed does. */
export const checkFeed = (provider: string, open: OpenStore<Store & FeedStore>): Promise<StoreReport> =>
  runCases(provider, open, feedCases)

/**
 * Runs what every store that holds relations does (K-33, SR-103). With `remove`, which removes a subject by other means
 * than the port, the cases about targets that were there once run as well.
 */
export const checkRelations = (
  provider: string,
  open: OpenStore<RelatingStore>,
  remove?: RemoveSubject,
): Promise<StoreReport> => {
  const removals: readonly StoreCase<RelatingStore>[] =
    remove === undefined ? [] : removalCases.map(({ name, run }) => ({ name, run: (store) => run(store, remove) }))
  return runCases(provider, open, [...relationCases, ...removals])
}
