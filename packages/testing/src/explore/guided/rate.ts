import { explain, type DefinitionDocument, type EntityInstance, type ExplainedRule } from '@assent/kernel'
import type { Call } from '../exploration.js'
import type { Explorer } from '../explorer.js'
import { distanceTo } from './distance.js'
import { isSpent, spend } from './effort.js'
import type { Goal } from './goals.js'
import type { ExplainCreation } from './probe.js'

/** How far a call is from what the goal asks for; 0 where it is there, or a step that is no rule stands in between. */
export type Rate = (instance: EntityInstance | null, call: Call) => number

// A list of rules that was not reached is further away than any rule that was.
const unreached = 10_000

const toPass = (rules: readonly ExplainedRule[]): number =>
  rules.reduce((sum, { clause }) => sum + distanceTo(clause, true), 0)

const rateRules = (rules: readonly ExplainedRule[], { rule }: Goal, { invariants }: DefinitionDocument): number => {
  const own = rules.filter(({ list }) => list === (rule?.list ?? 'invariants'))
  const isReached = rule?.list === 'preconditions' || invariants.length === own.length
  if (!isReached) return unreached + toPass(rules)
  if (rule === null) return toPass(rules)
  const target = own[rule.index]
  return target === undefined ? unreached : toPass(own.slice(0, rule.index)) + distanceTo(target.clause, false)
}

/** Rates calls by the clauses that the kernel explains; once the effort is spent, none is near any more. */
export const rateFor = (explorer: Explorer, goal: Goal, explainCreation: ExplainCreation): Rate => {
  const { definition } = explorer.source
  return (instance, call) => {
    if (isSpent(explorer)) return Infinity
    const rules =
      call.command === 'create'
        ? explainCreation(call.id, call.fields)
        : explain(definition, instance, call.operation, call.arguments).rules
    spend(explorer, 1 + rules.length)
    return rateRules(rules, goal, definition.document)
  }
}
