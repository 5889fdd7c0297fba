import { unresolvedOf } from '../decide/judge.js'
import { compileCondition } from '../definition/compile-condition.js'
import { slotless, type SlotsByRoot } from '../definition/compile-reference.js'
import type { Scope } from '../definition/scope.js'
import type { RuleDocument } from '../document/document.js'
import { explainClause } from './explain-clause.js'
import type { ExplainedRule } from './explanation.js'

/** A list of rules: its name, and its path in the definition (K-111). */
export interface RuleList {
  readonly list: ExplainedRule['list']
  readonly path: string
}

/** The invariants of a definition. */
export const invariantList: RuleList = { list: 'invariants', path: 'invariants' }

/** The preconditions of an operation. */
export const preconditionList = (operation: string): RuleList => ({
  list: 'preconditions',
  path: `operations.${operation}.preconditions`,
})

/** One rule, as if it were judged alone. */
export const explainRule = (
  { name, assert }: RuleDocument,
  { list, path }: RuleList,
  index: number,
  scope: Scope,
  slots: SlotsByRoot = slotless,
): ExplainedRule => {
  const clause = explainClause(assert, `${path}[${index}].assert`, scope, slots)
  const { truth } = clause
  const unresolved = truth === 'unknown' ? unresolvedOf({ assert: compileCondition(assert, slots) }, scope) : []
  return { list, index, rule: name, truth, judged: true, clause, unresolved }
}

/** Every rule of a list; those after the first that is not true were not judged (K-113). */
export const explainRules = (
  rules: readonly RuleDocument[],
  list: RuleList,
  scope: Scope,
  slots: SlotsByRoot = slotless,
): readonly ExplainedRule[] => {
  const explained = rules.map((rule, index) => explainRule(rule, list, index, scope, slots))
  const refusing = explained.findIndex(({ truth }) => truth !== true)
  return explained.map((rule, index) => ({ ...rule, judged: refusing === -1 || index <= refusing }))
}
