import { words, type RuleDocument } from '@assent/kernel'

/** A rule by its own message, else by its condition in words. */
const ruleText = ({ name, message, assert }: RuleDocument): string =>
  `${name === null ? '' : `\`${name}\`: `}${message ?? words(assert)}`

/** Rules in one line; none where there are none. */
export const rulesText = (title: string, rules: readonly RuleDocument[]): readonly string[] =>
  rules.length === 0 ? [] : [`${title}: ${rules.map(ruleText).join('; ')}`]
