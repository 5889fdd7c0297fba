import type { ConditionDocument } from '../../document/document.js'
import type { CoreError } from '../../refusal.js'
import type { ExplainedRule, ExplainedStep, NeededClause } from '../explanation.js'

/** The operation is accepted with exactly the arguments that were given, and with the defaults of the others. */
export interface Legal {
  readonly operation: string
  readonly status: 'legal'
}

/** The operation is refused, whatever the arguments are that were not given. */
export interface Refused {
  readonly operation: string
  readonly status: 'refused'
  /** The first step that no further argument gets the operation past. */
  readonly step: ExplainedStep['step']
  /** What that step answers; null where the answer has details that further arguments decide. */
  readonly refusal: CoreError | null
  /** The rule that cannot hold, asked with the given arguments alone; null where the step asks no rule. */
  readonly rule: ExplainedRule | null
  /** The fewest clauses of the rule that would have to change for it to be able to hold; empty where none would do. */
  readonly clauses: readonly NeededClause[]
}

/** The operation is refused with the given arguments alone, and further arguments may be accepted. */
export interface Depends {
  readonly operation: string
  readonly status: 'depends'
  /**
   * Names that are not given: first those that must be, then other declared ones, then undeclared ones that are read.
   */
  readonly arguments: readonly string[]
  /**
   * What the preconditions still ask of them: it answers true exactly where every precondition does. Known values stand
   * in it as literals, also where `validate` would admit none of their kind (K-98).
   */
  readonly residual: ConditionDocument
}

/** Whether an operation is possible now. */
export type Availability = Legal | Refused | Depends
