import type { StoreCase } from '../store-case.js'
import { invalidQueryCases } from './query/invalid.js'
import { queryMatchingCases } from './query/matching.js'
import { queryPagingCases } from './query/paging.js'
import type { QueryableStore } from './query/scene.js'
import { querySortingCases } from './query/sorting.js'

/** What every store with queries does (Q, D-12); each case takes a fresh store. */
export const queryCases: readonly StoreCase<QueryableStore>[] = [
  ...queryMatchingCases,
  ...queryPagingCases,
  ...querySortingCases,
  ...invalidQueryCases,
]
