import type { Registry } from '@assent/kernel'
import { observedStore } from '../observer/observed-store.js'
import type { Observer } from '../observer/observer.js'
import type { QueryStore } from '../query-store.js'
import type { RelationStore } from '../relation-store.js'
import type { RelationChecks } from '../relations/relation-checks.js'
import type { RefusalRecorder } from '../refusals/refusal-recorder.js'
import type { Store } from '../store.js'
import type { FulfillmentPolicy } from './fulfillment-policy.js'

/** What a runtime joins. */
export interface Ports {
  readonly registry: Registry
  /** Where it has no `query`, the runtime's refuses. */
  readonly store: Store & Partial<QueryStore & RelationStore>
  /** Relations that the store holds, made by `relationChecks` of the same registry; without it, none is asked after. */
  readonly relations?: RelationChecks
  /** Supplies actions for the fields that outcomes leave to the host; without it, only a request does (SR-164). */
  readonly fulfill?: FulfillmentPolicy
  /** Keeps what was refused, where somebody wants to know (E-30). */
  readonly refusals?: RefusalRecorder
  /** Is told of every call, and of those that the runtime makes of its store. */
  readonly observer?: Observer
}

/** The same ports; of what the runtime asks the store, the observer is told as well. */
export const observedPorts = (ports: Ports): Ports => {
  const { store, observer } = ports
  return observer === undefined ? { ...ports } : { ...ports, store: observedStore(observer, store) }
}
