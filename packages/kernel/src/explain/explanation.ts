import type { Step } from '../decide/steps.js'
import type { ConditionDocument, PairOperatorName } from '../document/document.js'
import type { CoreError } from '../refusal.js'
import type { Json } from '../value/json.js'
import type { Truth } from '../value/truth.js'

/**
 * Where the value of an operand came from. `missing` and `null` did not resolve (K-106, K-107); `composed` is a list or
 * object with references inside.
 */
export type OperandSource =
  | 'literal'
  | 'field'
  | 'old_field'
  | 'argument'
  | 'id'
  | 'entity'
  | 'version'
  | 'state'
  | 'from_state'
  | 'to_state'
  | 'missing'
  | 'null'
  | 'composed'

/** An operand of a condition and what it was when the condition was asked. */
export interface ClauseOperand {
  /** The place of the operand, such as `invariants[0].assert.any[1].in[1]` (K-103). */
  readonly path: string
  readonly source: OperandSource
  /** The reference as written; null where the operand is none. */
  readonly reference: string | null
  /** Absent where there is none: a missing reference, or a list or object with a part that does not resolve (K-105). */
  readonly value?: Json
  /** The elements of a composed list in order, the members of a composed object in name order. */
  readonly operands?: readonly ClauseOperand[]
}

/** A condition in the shape of its document, with the answer at each place (K-86, K-87). */
export type Clause = ConnectiveClause | QuestionClause | LiteralClause

/** `all`, `any` or `not` over other clauses. */
export interface ConnectiveClause {
  readonly path: string
  readonly operator: 'all' | 'any' | 'not'
  readonly truth: Truth
  /** Exactly one below `not`. */
  readonly clauses: readonly Clause[]
}

/** The operators of a question that only the service rules have (SR-58). */
export type ServiceOperator = 'compare' | 'truthy' | 'for_all' | 'for_any'

/** A question about operands. */
export interface QuestionClause {
  readonly path: string
  readonly operator: 'exists' | PairOperatorName | ServiceOperator
  readonly truth: Truth
  /** Of a quantifier its collection alone: what is asked of each element stands in `condition`. */
  readonly operands: readonly ClauseOperand[]
  /** The whole condition, for the operators of the service rules: there is more to them than their operands. */
  readonly condition?: ConditionDocument
}

/** A condition that the definition answers by itself: `true` or `false`. */
export interface LiteralClause {
  readonly path: string
  readonly operator: 'literal'
  readonly truth: Truth
}

/** A rule and what it answered. */
export interface ExplainedRule {
  readonly list: 'preconditions' | 'invariants'
  /** The rule's place in its list, from 0. */
  readonly index: number
  /** The rule's name, or null. */
  readonly rule: string | null
  readonly truth: Truth
  /** False for the rules after the first that is not true, which a decision does not evaluate (K-113). */
  readonly judged: boolean
  readonly clause: Clause
  /** The references that gave nothing, in name order; empty unless the truth is `unknown` (K-108, K-109). */
  readonly unresolved: readonly string[]
}

/** An outcome of an operation, and whether its guards hold (SR-115). */
export interface ExplainedOutcome {
  readonly outcome: string
  /** The state that it asks for, or null. */
  readonly in_state: string | null
  /** Of both guards: false where the state is another one, whatever the condition answers. */
  readonly truth: Truth
  /** False for the outcomes after the one that ended the selection, which a decision does not ask. */
  readonly judged: boolean
  /** Its `when`; null where it has none. */
  readonly clause: Clause | null
  /** The references that gave nothing, in name order; empty unless the truth is `unknown` (SR-75, SR-77). */
  readonly unresolved: readonly string[]
}

/** A step of the evaluation order: it passed, it refused, or it was not reached (null). */
export interface ExplainedStep {
  readonly step: 'instance' | Step
  readonly passed: boolean | null
}

/** A clause that asks something, and the answer that it would need. */
export interface NeededClause {
  readonly path: string
  readonly truth: boolean
}

/**
 * What would have to be different for the step that refused to pass; later steps may still refuse. Told apart by
 * `kind`:
 *
 * - `clauses`: these clauses of the rule, or of the guard of an outcome, the fewest that do; each is taken as free to
 *   change by itself
 * - `type`: the definition, which is of this entity and version
 * - `states`: the instance's state, to one of these
 * - `operations`: the operation, to one of these
 * - `values`: the values at these paths
 * - `references`: these references would have to give a fitting value
 */
export type Unlock =
  | { readonly kind: 'clauses'; readonly clauses: readonly NeededClause[] }
  | { readonly kind: 'type'; readonly entity: string; readonly version: number }
  | { readonly kind: 'states'; readonly states: readonly string[] }
  | { readonly kind: 'operations'; readonly operations: readonly string[] }
  | { readonly kind: 'values'; readonly paths: readonly string[] }
  | { readonly kind: 'references'; readonly references: readonly string[] }

/** Why a decision is what it is: plain JSON, in an order that is always the same. */
export interface Explanation {
  /** As it was asked for; empty where that is no text. */
  readonly operation: string
  readonly verdict: 'accepted' | 'refused'
  /** What `decide` answers; null where it accepts. */
  readonly refusal: CoreError | null
  /** `instance`, then the steps of K-170, all of them; of a definition under the service rules those of SR-122. */
  readonly steps: readonly ExplainedStep[]
  /** The name of the outcome that was selected; absent where none was, and always under `kernel/1`. */
  readonly outcome?: string
  /** The outcomes in declared order, but for the one for wrong states; absent where no selection was reached. */
  readonly outcomes?: readonly ExplainedOutcome[]
  /** Preconditions and then invariants, in order; those of a list that was not reached are left out. */
  readonly rules: readonly ExplainedRule[]
  /** Null where nothing is refused, or where nothing that can change would do. */
  readonly unlock: Unlock | null
}
