import type { RuleDocument } from '../document/document.js'
import { isBlank } from '../value/text.js'
import { checkAssertion } from './check-condition.js'
import type { Defect } from './defect.js'
import type { Place } from './place.js'

const firstFault = (rule: RuleDocument, path: string, place: Place): Defect | undefined => {
  if (rule.name !== null && isBlank(rule.name)) return { kind: 'invalid_rule', path, message: 'the name is blank' }
  if (rule.message !== null && isBlank(rule.message)) {
    return { kind: 'invalid_rule', path, message: 'the message is blank' }
  }
  return checkAssertion(rule.assert, `${path}.assert`, place)
}

/** Each rule of a list gives at most one defect: the first of K-110. */
export const checkRules = (rules: readonly RuleDocument[], path: string, place: Place): readonly Defect[] =>
  rules.flatMap((rule, index) => firstFault(rule, `${path}[${index}]`, place) ?? [])
