import type { JsonObject, RuleDocument } from '@assent/kernel'
import { compareNames } from '../names.js'
import type { PlainRefusal } from '../refusal.js'
import { askService } from './condition.js'
import type { Scope } from './scope.js'

/** References as a refusal names them: sorted, each once (SR-77). */
export const named = (references: readonly string[]): readonly string[] => [...new Set(references)].sort(compareNames)

/** The refusal of the first rule that is not true, or nothing (K-113, K-114). */
const judge = (
  rules: readonly RuleDocument[],
  scope: Scope,
  [whenFalse, whenUnknown]: readonly [string, string],
  fields: JsonObject = {},
): PlainRefusal | undefined => {
  for (const { assert, name, message } of rules) {
    const { answer, unresolved } = askService(assert, scope)
    const refusal = { ...fields, rule: name, ...(message === null ? {} : { reason: message }) }
    if (answer === false) return { kind: whenFalse, ...refusal }
    if (answer !== true) return { kind: whenUnknown, ...refusal, unresolved: named(unresolved) }
  }
  return undefined
}

export const judgeServiceInvariants = (rules: readonly RuleDocument[], scope: Scope): PlainRefusal | undefined =>
  judge(rules, scope, ['invariant_violation', 'invariant_unobservable'])

export const judgeServicePreconditions = (
  rules: readonly RuleDocument[],
  scope: Scope,
  operation: string,
): PlainRefusal | undefined => judge(rules, scope, ['precondition_failed', 'precondition_unobservable'], { operation })
