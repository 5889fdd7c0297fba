import type { Registry } from '@assent/kernel'

/** What the core calls of one case keep between steps. */
export interface CoreState {
  registry: Registry
}
