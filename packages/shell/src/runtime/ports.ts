import type { Registry } from '@assent/kernel'
import type { Observer } from '../observer/observer.js'
import type { QueryStore } from '../query-store.js'
import type { RefusalRecorder } from '../refusals/refusal-recorder.js'
import type { Store } from '../store.js'

/** What a runtime joins. */
export interface Ports {
  readonly registry: Registry
  /** Where it has no `query`, the runtime's refuses. */
  readonly store: Store & Partial<QueryStore>
  /** Keeps what was refused, where somebody wants to know (E-30). */
  readonly refusals?: RefusalRecorder
  /** Is told of every call, and of those that the runtime makes of its store. */
  readonly observer?: Observer
}
