import type { CompiledEvent } from '../../definition/compiled-event.js'
import type { Scope } from '../../definition/scope.js'

/** What may have made a run: its event templates, and what they read before the fields are changed. */
export interface Candidate {
  /** An operation's, or `create`. */
  readonly name: string
  readonly events: readonly CompiledEvent[]
  readonly scope: Scope
}
