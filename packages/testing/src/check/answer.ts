import type { CoreError } from '@assent/kernel'
import type { Call } from '../explore/exploration.js'

/** What is asked of a definition; `rule` is the name of the rule at `index`, or null. Told apart by `question`. */
export type Question =
  /** Does anything reach the state? */
  | { readonly question: 'state_reached'; readonly state: string }
  /** Does anything that is reached allow the operation? */
  | { readonly question: 'operation_accepted'; readonly operation: string }
  /** Is the outcome ever taken? `operation` is null for an outcome of the creation. */
  | { readonly question: 'outcome_taken'; readonly operation: string | null; readonly outcome: string }
  /** Is the precondition ever true, where it is asked? */
  | RuleQuestion<'precondition_holds'>
  /** Is it ever not true, where it is asked? */
  | RuleQuestion<'precondition_refuses'>
  /** The same of an invariant, over the creation and all operations. */
  | Omit<RuleQuestion<'invariant_holds'>, 'operation'>
  | Omit<RuleQuestion<'invariant_refuses'>, 'operation'>
  /** Does an invariant refuse a creation that the schema accepts? */
  | Omit<RuleQuestion<'creation_breaks_invariant'>, 'operation'>
  /** Does an invariant refuse an operation whose arguments are accepted and whose preconditions hold? */
  | RuleQuestion<'operation_breaks_invariant'>
  /** Does no operation lead on from the state? */
  | { readonly question: 'state_without_exit'; readonly state: string }
  /** Is there an instance on which no call that was tried is accepted, though operations lead on from its state? */
  | { readonly question: 'instance_stuck'; readonly state: string }
  /** Does nothing read the argument: no rule, no `set`, no event? */
  | { readonly question: 'argument_unread'; readonly operation: string; readonly argument: string }

/** A question about one rule. */
interface RuleQuestion<Name extends string> {
  readonly question: Name
  readonly operation: string
  readonly index: number
  readonly rule: string | null
}

/** The commands that show an answer: the last of them is the one that counts. */
export interface Evidence {
  readonly commands: readonly Call[]
  /** What the last command is refused with; null where it is accepted. */
  readonly refusal: CoreError | null
}

/**
 * An answer to a question.
 *
 * - `found`: yes; `evidence` shows it, unless the definition alone does
 * - `not_found`: nothing within the bounds shows it; elsewhere it may be
 * - `impossible`: no, whatever is tried: the definition alone shows it
 * - `not_asked`: the rule was never reached, so that nothing is known of it
 */
export interface Answered {
  readonly answer: 'found' | 'not_found' | 'impossible' | 'not_asked'
  readonly evidence: Evidence | null
  /** How much it matters; null where the answer is the one that an author wants. */
  readonly severity: Severity | null
}

/** An `error` breaks a promise of the definition, a `warning` is most often a mistake, a `note` may well be meant. */
export type Severity = 'error' | 'warning' | 'note'

/** A question with its answer. */
export type Answer = Question & Answered
