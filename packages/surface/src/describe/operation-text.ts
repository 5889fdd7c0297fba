import { compareText, memberOf, type DefinitionDocument, type OperationDocument } from '@assent/kernel'
import { hasOutcomes } from '../json-schema/command.js'
import { outcomeLines } from './outcome-text.js'
import { quoted } from './quoted.js'
import { rulesText } from './rules-text.js'

const sourcesOf = ({ transitions }: OperationDocument): readonly (readonly [string, string])[] =>
  transitions.map(({ from, to }) => [quoted(typeof from === 'string' ? [from] : from), `\`${to}\``])

const movesText = (operation: OperationDocument): string =>
  sourcesOf(operation)
    .map(([from, to]) => (from === to ? `stays in ${to}` : `moves from ${from} to ${to}`))
    .join('; ')

const linesOf = (operation: OperationDocument): readonly string[] => {
  const asked = rulesText('asks', operation.preconditions)
  if (hasOutcomes(operation)) return [...outcomeLines(operation.outcomes), ...asked]
  const set = Object.keys(operation.set).sort(compareText)
  return [movesText(operation), ...asked, ...(set.length === 0 ? [] : [`sets: ${quoted(set)}`])]
}

const afterwards = ({ invariants }: DefinitionDocument): readonly string[] =>
  rulesText('afterwards must hold', invariants)

/**
 * What an operation does, in a few lines: where it moves the instance or, where it has outcomes, each of them in the
 * order in which they are tried; which rules it asks, what it sets. For tool descriptions, contracts and pages.
 *
 * @example operationText(refund, 'withdraw_evidence')
 * // 'stays in `submitted`\nasks: `evidence_was_attached`: there is no evidence to withdraw\nsets: `evidence`'
 */
export const operationText = (definition: DefinitionDocument, name: string): string => {
  const operation = memberOf<OperationDocument>(definition.operations, name)
  return operation === undefined ? '' : [...linesOf(operation), ...afterwards(definition)].join('\n')
}

/**
 * What the outcomes of a creation do, in the same lines. Empty where it has none: then it makes the fields that it is
 * given.
 */
export const creationText = (definition: DefinitionDocument): string =>
  hasOutcomes(definition.create)
    ? [...outcomeLines(definition.create.outcomes), ...afterwards(definition)].join('\n')
    : ''
