import type { DefinitionDocument } from '../document/document.js'
import type { CompiledAssignment } from './compile-assignment.js'
import type { CompiledCondition } from './compiled-condition.js'
import type { CompiledMembers } from './compile-members.js'
import type { CompiledEvent } from './compiled-event.js'
import type { CompiledBranches } from './service/compiled-outcome.js'
import type { CompiledService } from './service/compiled-service.js'

/** A rule made ready. */
export interface CompiledRule {
  readonly name: string | null
  readonly message: string | null
  readonly assert: CompiledCondition
}

export interface CompiledOperation {
  readonly name: string
  readonly arguments: CompiledMembers
  /** The target by source; a state is a source at most once (K-120). */
  readonly transitions: ReadonlyMap<string, string>
  readonly preconditions: readonly CompiledRule[]
  /** In name order of the field (K-130). */
  readonly set: readonly CompiledAssignment[]
  /** The fields that some entry clears, for histories that claim it (K-219). */
  readonly clears: ReadonlySet<string>
  readonly events: readonly CompiledEvent[]
  /** Nothing where the operation has none of its own: the base behaviour, and all that `kernel/1` has (SR-123). */
  readonly branches: CompiledBranches | undefined
}

/** A definition made ready: deciding only runs it. */
export interface CompiledDefinition {
  readonly document: DefinitionDocument
  readonly entity: string
  readonly version: number
  readonly initial: string
  readonly states: ReadonlySet<string>
  readonly schema: CompiledMembers
  readonly invariants: readonly CompiledRule[]
  readonly creationEvents: readonly CompiledEvent[]
  readonly operations: ReadonlyMap<string, CompiledOperation>
  /** Nothing under `kernel/1`: the one switch between the two sets of rules (SR-9). */
  readonly service: CompiledService | undefined
}
