import type { CoreError, EntityInstance, FulfillmentActions, JsonObject } from '@assent/kernel'
import type { BoundName, Bounds } from './bounds.js'

/**
 * A command of an exploration: the creation of its one instance, or an operation on it. `fields` are the arguments of a
 * creation with outcomes.
 */
export type Call =
  | { readonly command: 'create'; readonly id: string; readonly fields: JsonObject }
  | {
      readonly command: 'execute'
      readonly operation: string
      readonly arguments: JsonObject
      /** What a host does to the fields that the outcome leaves to it; left out where it is asked for none. */
      readonly fulfillments?: FulfillmentActions
    }

/** An instance that was reached. Where no rule and no bound tells the values of a field apart, one stands for all. */
export interface Visited {
  readonly instance: EntityInstance
  /** The fewest commands that lead here, as far as was explored: a creation, then operations. */
  readonly path: readonly Call[]
  /** The operations that accepted a call, in name order; null where the depth ended before they were tried. */
  readonly operations: readonly string[] | null
}

/** Which rule: its list and its place in it, from 0. */
export interface RulePlace {
  readonly list: 'preconditions' | 'invariants'
  readonly index: number
}

/** A call that was tried, and where. `path` leads to `instance`; of a creation it is empty, and the instance null. */
interface Tried {
  /** The operation; null where the call is a creation. */
  readonly operation: string | null
  readonly path: readonly Call[]
  readonly instance: EntityInstance | null
  readonly call: Call
}

/** The first call with this refusal: of all that were found, one with the shortest path. */
export interface Witness extends Tried {
  readonly refusal: CoreError
  /** The rule that refused; null where none did. */
  readonly rule: RulePlace | null
}

/** The first accepted call of an operation from a state, by an outcome: of all found, one with the shortest path. */
export interface Accepted extends Tried {
  /** The state before; null where the call is a creation. */
  readonly from: string | null
  /** The instance after. */
  readonly result: EntityInstance
  /** The outcome that was taken; left out where the command has none. */
  readonly outcome?: string
}

/** What an exploration found within its bounds. Plain JSON; the same definition and bounds give the same. */
export interface Exploration {
  readonly entity: string
  readonly version: number
  readonly bounds: Bounds
  /**
   * The bounds that cut something off, in name order. Where there is none, every candidate value was tried wherever it
   * could be; values that are no candidates were not.
   */
  readonly reached: readonly BoundName[]
  /** How many calls were decided. */
  readonly calls: number
  /** Those with the shortest paths first. */
  readonly visited: readonly Visited[]
  /** One for each operation, state and outcome that accepted, creation first. */
  readonly accepted: readonly Accepted[]
  /** One for each operation, kind, and rule, expression, field, place or outcome that refused; creation first. */
  readonly refused: readonly Witness[]
}
