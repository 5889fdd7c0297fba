import type { Registry } from '@assent/kernel'
import type { Store } from '../store.js'

/** What a runtime joins. */
export interface Ports {
  readonly registry: Registry
  readonly store: Store
}
