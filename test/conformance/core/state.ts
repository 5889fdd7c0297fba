import type { DecisionRecord, Registry } from '@assent/kernel'

/** What the core calls of one case keep between steps. */
export interface CoreState {
  registry: Registry
  /** Of every decision that a step of the case returned, in order. */
  readonly records: DecisionRecord[]
}
