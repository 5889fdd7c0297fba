import { message } from '../../message.js'
import type { Clause, ExplainedStep, Explanation, Unlock } from '../explanation.js'
import { neededLines, outcomeLines, ruleLines } from './render-rule.js'
import { listed, textOfLines } from './shown.js'

const stepLine = (title: string, steps: readonly ExplainedStep[], passed: boolean | null): readonly string[] => {
  const names = steps.filter((step) => step.passed === passed).map(({ step }) => step)
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`]
}

const oneOf = (names: readonly string[]): string => (names.length === 1 ? listed(names) : `one of ${listed(names)}`)

const unlockingLines = (unlock: Unlock, clauses: readonly Clause[]): readonly string[] => {
  switch (unlock.kind) {
    case 'clauses':
      return neededLines(clauses, unlock.clauses)
    case 'type':
      return [`the instance is of \`${unlock.entity}\` version ${unlock.version}`]
    case 'states':
      return [`the state of the instance is ${oneOf(unlock.states)}`]
    case 'operations':
      return unlock.operations.length === 0
        ? ['the definition has an operation']
        : [`the operation is ${oneOf(unlock.operations)}`]
    case 'values':
      return unlock.paths.map((path) => `\`${path}\` is corrected`)
    case 'references':
      return [`${listed(unlock.references)} gives a fitting value`]
  }
}

const unlockLines = ({ steps, outcomes = [], rules, unlock }: Explanation): readonly string[] => {
  const refusing = steps.find(({ passed }) => passed === false)
  if (refusing === undefined) return []
  if (unlock === null) return [`nothing that can change would pass \`${refusing.step}\``]
  const clauses = [...outcomes, ...rules].flatMap(({ clause }) => clause ?? [])
  return [`\`${refusing.step}\` would pass if:`, ...unlockingLines(unlock, clauses).map((line) => `  ${line}`)]
}

/**
 * An explanation as a person reads it in a terminal: the verdict, the steps, each rule with its clauses, and what would
 * get past the refusal. Lines of text, the last one ended; long values are cut. The wording may change (K-193).
 */
export const renderExplanation = (explanation: Explanation): string => {
  const { operation, refusal, steps, outcome, outcomes = [], rules } = explanation
  const lines = [
    refusal === null ? `accepted: operation \`${operation}\`` : `refused: ${message(refusal)}`,
    ...(outcome === undefined ? [] : [`outcome: \`${outcome}\``]),
    ...stepLine('passed', steps, true),
    ...stepLine('refused at', steps, false),
    ...stepLine('not reached', steps, null),
    ...outcomes.flatMap(outcomeLines),
    ...rules.flatMap(ruleLines),
    ...unlockLines(explanation),
  ]
  return textOfLines(lines)
}
