import type { DefinitionDocument } from '../document/document.js'
import type { JsonNumber } from '../value/exact-number.js'
import type { Json, JsonObject } from '../value/json.js'

/** The entity's state as of one decision. In memory it *is* its JSON (K-179). */
export interface EntityInstance {
  readonly entity: string
  readonly version: number
  readonly id: string
  readonly lifecycle_state: string
  /**
   * 1 after creation, one more for each decision, at most 9223372036854775807; exact past the safe integers (K-127).
   */
  readonly revision: JsonNumber
  readonly fields: JsonObject
}

/** What a decision says happened; it has no identity or time of its own (K-180, K-182). */
export interface DomainEvent {
  readonly entity: string
  readonly version: number
  readonly id: string
  readonly revision: JsonNumber
  readonly type: string
  /** Null on a creation event. */
  readonly from_state: string | null
  readonly to_state: string
  readonly changed: JsonObject
  /** Names of the cleared fields, in name order; written only when there are any. */
  readonly removed?: readonly string[]
  /** The normalized arguments; on a creation event the fields. */
  readonly args: JsonObject
  readonly payload: Json
}

/** What an outcome did to its instance (SR-166). */
export type Effect = 'created' | 'moved' | 'updated' | 'unchanged'

/**
 * What was asked, after defaults (K-185). `arguments` of a creation and `fulfillments` are the service rules' and
 * written only where they are not empty (SR-165); a record that is read may have anything there, and then differs.
 */
export type Command =
  | { readonly command: 'create'; readonly fields: JsonObject; readonly arguments?: Json }
  | {
      readonly command: 'execute'
      readonly operation: string
      readonly arguments: JsonObject
      readonly fulfillments?: Json
    }
  | { readonly command: 'legacy_import' }

/** Everything that reproduces one decision (K-183). */
export interface DecisionRecord {
  /** In normal form; null only for a legacy import. */
  readonly definition: DefinitionDocument | null
  readonly command: Command
  readonly entity: string
  readonly id: string
  readonly revision: JsonNumber
  readonly from_state: string | null
  readonly to_state: string
  readonly result: EntityInstance
  readonly changed: JsonObject
  readonly removed?: readonly string[]
  readonly events: readonly DomainEvent[]
  /**
   * The service rules': the name of the outcome that was taken, its effect, an `Effect`, and what it answers, an
   * object. All three are written only where an outcome was taken (SR-165), and read as they are, so that a record that
   * carries another differs (K-187).
   */
  readonly outcome?: Json
  readonly effect?: Json
  readonly response?: Json
}

/** What the kernel answers where it does not refuse (K-186). */
export interface Decision {
  readonly instance: EntityInstance
  readonly record: DecisionRecord
  readonly events: readonly DomainEvent[]
}
