import { judge, type Judgement } from '../../decide/judge.js'
import type { CompiledRule } from '../../definition/compiled-definition.js'
import type { RuleDocument } from '../../document/document.js'
import type { CoreError } from '../../refusal.js'
import { explainRule, type RuleList } from '../explain-rules.js'
import type { Clause } from '../explanation.js'
import { neededClauses } from '../needed-clauses.js'
import { refusedByRule } from './asked.js'
import type { Refused } from './availability.js'
import type { Known } from './known.js'
import { possibleTruths } from './possible-truths.js'

/** A list of rules as written and made ready, and what refuses where one does not hold. */
export interface Rules extends RuleList {
  readonly documents: readonly RuleDocument[]
  readonly compiled: readonly CompiledRule[]
  readonly refusalOf: (judgement: Judgement) => CoreError
}

/** False is final; an unknown answer names what is missing, which is another list once open references are known. */
const finalRefusal = ({ compiled, refusalOf }: Rules, index: number, { scope, isOpen }: Known): CoreError | null => {
  const judgement = judge(compiled.slice(index, index + 1), scope)
  return judgement === undefined || judgement.unresolved?.some(isOpen) === true ? null : refusalOf(judgement)
}

/** The refusal by the first rule that cannot hold, whatever is still to come. */
export const byImpossibleRule = (operation: string, rules: Rules, known: Known): Refused | undefined => {
  const possible = (clause: Clause) => possibleTruths(clause, known.isOpen)
  for (const [index, document] of rules.documents.entries()) {
    const rule = explainRule(document, rules, index, known.scope)
    const truths = possible(rule.clause)
    if (truths.includes(true)) continue
    const refusal = truths.length === 1 ? finalRefusal(rules, index, known) : null
    return refusedByRule(operation, refusal, rule, neededClauses(rule.clause, true, possible))
  }
  return undefined
}
