import type { StoreCase } from '../store-case.js'
import { feedConcurrencyCases } from './feed/concurrency.js'
import { feedReadingCases } from './feed/reading.js'
import type { FedStore } from './feed/scene.js'
import { subscribingCases } from './feed/subscribing.js'

/** What every store with a feed does (design of the shell); each case takes a fresh store. */
export const feedCases: readonly StoreCase<FedStore>[] = [
  ...feedReadingCases,
  ...subscribingCases,
  ...feedConcurrencyCases,
]
