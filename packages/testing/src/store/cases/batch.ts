import type { StoreCase } from '../store-case.js'
import { batchAtomicityCases } from './batch/atomicity.js'
import { batchIdentityCases } from './batch/identity.js'
import { batchOrderCases } from './batch/order.js'
import { batchRaceCases } from './batch/race.js'
import type { BatchStore } from './batch/scene.js'

/** What every store with atomic batches does (B, D-9); each case takes a fresh store. */
export const batchCases: readonly StoreCase<BatchStore>[] = [
  ...batchOrderCases,
  ...batchAtomicityCases,
  ...batchIdentityCases,
  ...batchRaceCases,
]
