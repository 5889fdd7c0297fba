import { addUnresolved, answer } from '../definition/answer.js'
import type { CompiledRule } from '../definition/compiled-definition.js'
import type { Scope } from '../definition/scope.js'
import { compareText } from '../value/text.js'

/** Why a rule of a list does not hold: the first that is not true (K-113). */
export interface Judgement {
  readonly rule: string | null
  readonly reason: string
  /** The references that gave nothing, in name order; nothing where the rule is false (K-108, K-109). */
  readonly unresolved: readonly string[] | undefined
}

const reasonWhenFalse = 'the rule does not hold'
const reasonWhenUnknown = 'the rule cannot be answered, for facts that it reads are missing'

/** The references that a rule's value questions could not resolve, in name order, without repeats (K-108). */
export const unresolvedOf = ({ assert }: Pick<CompiledRule, 'assert'>, scope: Scope): readonly string[] => {
  const unresolved = new Set<string>()
  addUnresolved(assert, scope, unresolved)
  return [...unresolved].sort(compareText)
}

/** Judges rules in order and stops at the first that is not true; nothing when every one holds. */
export const judge = (rules: readonly CompiledRule[], scope: Scope): Judgement | undefined => {
  for (const rule of rules) {
    const truth = answer(rule.assert, scope)
    if (truth === false) return { rule: rule.name, reason: rule.message ?? reasonWhenFalse, unresolved: undefined }
    if (truth === 'unknown') {
      return { rule: rule.name, reason: rule.message ?? reasonWhenUnknown, unresolved: unresolvedOf(rule, scope) }
    }
  }
  return undefined
}
