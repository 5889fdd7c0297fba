import type { JsonObject, RuleDocument } from '@assent/kernel'
import { ask } from './condition.js'
import type { Facts } from './facts.js'
import { compareNames } from './names.js'
import type { PlainRefusal } from './refusal.js'

/** The refusal of the first rule that is not true, or nothing (K-113, K-114). */
const judgeRules = (
  rules: readonly RuleDocument[],
  facts: Facts,
  kinds: { readonly whenFalse: string; readonly whenUnknown: string },
  fields: JsonObject = {},
): PlainRefusal | undefined => {
  for (const { assert, name, message } of rules) {
    const { truth, unresolved } = ask(assert, facts)
    const refusal = { ...fields, rule: name, ...(message === null ? {} : { reason: message }) }
    if (truth === false) return { kind: kinds.whenFalse, ...refusal }
    if (truth === 'unknown')
      return { kind: kinds.whenUnknown, ...refusal, unresolved: [...new Set(unresolved)].sort(compareNames) }
  }
  return undefined
}

/** Judges the invariants of a new state. */
export const judgeInvariants = (rules: readonly RuleDocument[], facts: Facts): PlainRefusal | undefined =>
  judgeRules(rules, facts, { whenFalse: 'invariant_violation', whenUnknown: 'invariant_unobservable' })

/** Judges the preconditions of an operation. */
export const judgePreconditions = (
  rules: readonly RuleDocument[],
  facts: Facts,
  operation: string,
): PlainRefusal | undefined =>
  judgeRules(
    rules,
    facts,
    { whenFalse: 'precondition_failed', whenUnknown: 'precondition_unobservable' },
    { operation },
  )
