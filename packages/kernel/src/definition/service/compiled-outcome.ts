import type { FieldDocument } from '../../document/document.js'
import type { WriteMember } from '../../value/json.js'
import type { CompiledAssignment } from '../compile-assignment.js'
import type { CompiledCondition } from '../compiled-condition.js'
import type { CompiledMembers } from '../compile-members.js'
import type { Template } from '../compile-template.js'
import type { CompiledEvent } from '../compiled-event.js'
import type { CompiledField } from '../compiled-field.js'
import type { CompiledCopy } from './compiled-copy.js'

/** What an outcome does to the instance (SR-128, SR-166). */
export interface CompiledEffect {
  readonly kind: 'none' | 'creates' | 'updates' | 'moves'
  /** Where a move leads; nothing for the others. */
  readonly to: string | undefined
  /** The states that a move starts from, and the same as the definition lists them. */
  readonly from: ReadonlySet<string>
  readonly declaredFrom: readonly string[]
}

/** A member of the response made ready. */
export interface CompiledResponse {
  readonly name: string
  readonly write: WriteMember
  readonly template: Template
}

/** A field whose action the host supplies (SR-142). */
export interface CompiledFulfilment {
  readonly field: string
  readonly slot: number
  readonly target: CompiledField
  /** A required one cannot be removed. */
  readonly required: boolean
}

/** A declared refusal; the message is null where none is declared (SR-151). */
export interface CompiledRefusal {
  readonly error: string
  readonly message: string | null
}

/** One branch made ready. Its lists that go by name are in name order (SR-126, SR-129, SR-133). */
export interface CompiledOutcome {
  readonly name: string
  readonly when: CompiledCondition | undefined
  readonly inState: string | undefined
  readonly effect: CompiledEffect
  readonly set: readonly CompiledAssignment[]
  readonly setIfPresent: readonly CompiledCopy[]
  readonly fulfills: readonly CompiledFulfilment[]
  readonly events: readonly CompiledEvent[]
  readonly responds: readonly CompiledResponse[]
  readonly respondsIfPresent: readonly CompiledCopy[]
  readonly refuses: CompiledRefusal | undefined
}

/** The branches of one command made ready. */
export interface CompiledBranches {
  readonly arguments: CompiledMembers
  readonly response: CompiledMembers
  /** In declared order, those for a wrong state left out (SR-115). */
  readonly outcomes: readonly CompiledOutcome[]
  readonly wrongState: CompiledOutcome | undefined
  /** Every state that some move starts from (SR-119). */
  readonly moveSources: ReadonlySet<string>
}

/** The field that holds the logical identity (SR-82). */
export interface CompiledIdentity {
  readonly field: string
  readonly slot: number
  readonly declared: FieldDocument
}
