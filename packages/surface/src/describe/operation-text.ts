import { compareText, words, type DefinitionDocument, type OperationDocument, type RuleDocument } from '@assent/kernel'

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const sourcesOf = ({ transitions }: OperationDocument): readonly (readonly [string, string])[] =>
  transitions.map(({ from, to }) => [quoted(typeof from === 'string' ? [from] : from), `\`${to}\``])

const movesText = (operation: OperationDocument): string =>
  sourcesOf(operation)
    .map(([from, to]) => (from === to ? `stays in ${to}` : `moves from ${from} to ${to}`))
    .join('; ')

/** A rule by its own message, else by its condition in words. */
const ruleText = ({ name, message, assert }: RuleDocument): string =>
  `${name === null ? '' : `\`${name}\`: `}${message ?? words(assert)}`

const rulesText = (title: string, rules: readonly RuleDocument[]): readonly string[] =>
  rules.length === 0 ? [] : [`${title}: ${rules.map(ruleText).join('; ')}`]

/**
 * What an operation does, in a few lines: where it moves the instance, which rules it asks, what it sets. For tool
 * descriptions, contracts and pages.
 *
 * @example operationText(refund, 'withdraw_evidence')
 * // 'stays in `submitted`\nasks: `evidence_was_attached`: there is no evidence to withdraw\nsets: `evidence`'
 */
export const operationText = (definition: DefinitionDocument, name: string): string => {
  const operation = Object.hasOwn(definition.operations, name) ? definition.operations[name] : undefined
  if (operation === undefined) return ''
  const set = Object.keys(operation.set).sort(compareText)
  return [
    movesText(operation),
    ...rulesText('asks', operation.preconditions),
    ...(set.length === 0 ? [] : [`sets: ${quoted(set)}`]),
    ...rulesText('afterwards must hold', definition.invariants),
  ].join('\n')
}
