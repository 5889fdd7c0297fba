import { words, type RuleDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import { implies } from './implies.js'
import { isReordered, matchedRules } from './matched-rules.js'
import { isSame } from './pairs.js'

/** Preconditions ask callers; invariants ask of every instance too, the stored ones included. */
export type RuleList = 'preconditions' | 'invariants'

const stored = 'an instance that does not meet it is refused by every operation'

const called = ({ name }: RuleDocument): string => (name === null ? 'a rule without a name' : `\`${name}\``)

const refusing = (path: string, list: RuleList, change: string, callers: string): readonly DefinitionChange[] => [
  breaksCallers(path, change, callers),
  ...(list === 'invariants' ? [breaksStored(path, change, stored)] : []),
]

const added = (path: string, list: RuleList, rule: RuleDocument): readonly DefinitionChange[] => {
  const change = `added: ${called(rule)}: ${words(rule.assert)}`
  return rule.assert === true
    ? [compatible(path, change, 'it refuses nothing')]
    : refusing(path, list, change, 'it may refuse what was accepted')
}

const conditionChanges = (path: string, list: RuleList, was: RuleDocument, is: RuleDocument) => {
  if (isSame(was.assert, is.assert)) return []
  const change = `${called(is)}: ${words(was.assert)} -> ${words(is.assert)}`
  if (implies(was.assert, is.assert)) return [compatible(path, change, 'it holds wherever it held before')]
  const reason = implies(is.assert, was.assert)
    ? 'it asks for more: it refuses some of what was accepted'
    : 'nobody can say which way it changed: it may refuse what was accepted'
  return refusing(path, list, change, reason)
}

const wordingChanges = (path: string, was: RuleDocument, is: RuleDocument): readonly DefinitionChange[] => [
  ...(was.name === is.name
    ? []
    : [breaksCallers(path, `${called(was)} -> ${called(is)}`, 'a refusal names the rule otherwise')]),
  ...(was.message === is.message
    ? []
    : [compatible(path, `${called(is)}: another message`, 'it is the reason for people')]),
]

/** A list of rules (K-110 to K-117). */
export const ruleChanges = (
  path: string,
  list: RuleList,
  old: readonly RuleDocument[],
  next: readonly RuleDocument[],
): readonly DefinitionChange[] => {
  const matched = matchedRules(old, next)
  return [
    ...matched.flatMap(({ was, is }) => {
      if (was === undefined) return is === undefined ? [] : added(path, list, is)
      if (is === undefined) return [compatible(path, `removed: ${called(was)}`, 'it refuses nothing any more')]
      return [...conditionChanges(path, list, was, is), ...wordingChanges(path, was, is)]
    }),
    ...(isReordered(matched, next)
      ? [compatible(path, 'in another order', 'where several refuse, another one is named')]
      : []),
  ]
}
