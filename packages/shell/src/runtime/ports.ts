import type { Registry } from '@assent/kernel'
import type { QueryStore } from '../query-store.js'
import type { Store } from '../store.js'

/** What a runtime joins. */
export interface Ports {
  readonly registry: Registry
  /** Where it has no `query`, the runtime's refuses. */
  readonly store: Store & Partial<QueryStore>
}
