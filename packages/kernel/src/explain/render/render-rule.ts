import { cannotRead } from '../../definition/operators.js'
import { partsOf } from '../explain-operand.js'
import type {
  Clause,
  ClauseOperand,
  ExplainedOutcome,
  ExplainedRule,
  NeededClause,
  QuestionClause,
} from '../explanation.js'
import { words } from '../words/words.js'
import { questionOf } from './question-of.js'
import { listed, shown } from './shown.js'

const connectives = { all: 'all of', any: 'any of', not: 'not' }

const factOf = (operator: string, { reference, value }: ClauseOperand): string => {
  if (value === undefined) return `${reference}: missing`
  const unreadable = cannotRead(operator, value)
  return `${reference}: ${shown(value)}${unreadable ? ', which is no instant' : ''}`
}

const factsOf = ({ operator, operands }: QuestionClause): string => {
  const facts = operands
    .flatMap(partsOf)
    .filter(({ reference }) => reference !== null)
    .map((operand) => factOf(operator, operand))
  return facts.length === 0 ? '' : ` (${facts.join('; ')})`
}

/** A clause and what is below it, two spaces deeper: its truth, the question in words, and what it found. */
const clauseLines = (clause: Clause): readonly string[] => {
  const truth = String(clause.truth).padEnd('unknown'.length)
  if ('operands' in clause) return [`${truth}  ${words(questionOf(clause))}${factsOf(clause)}`]
  if (!('clauses' in clause)) return [`${truth}  ${words(clause.truth === true)}`]
  const below = clause.clauses.flatMap(clauseLines).map((line) => `  ${line}`)
  return [`${truth}  ${connectives[clause.operator]}:`, ...below]
}

/** A rule with its name, its answer and its clauses. */
export const ruleLines = ({
  list,
  index,
  rule,
  truth,
  judged,
  clause,
  unresolved,
}: ExplainedRule): readonly string[] => {
  const name = rule === null ? '' : ` \`${rule}\``
  const missing = unresolved.length === 0 ? '' : `; missing: ${listed(unresolved)}`
  return [
    `${list}[${index}]${name}: ${truth}${missing}${judged ? '' : ' (not judged)'}`,
    ...clauseLines(clause).map((line) => `  ${line}`),
  ]
}

/** An outcome with the answer of its guards, and the clauses of its condition. */
export const outcomeLines = ({
  outcome,
  in_state: state,
  truth,
  judged,
  clause,
  unresolved,
}: ExplainedOutcome): readonly string[] => {
  const missing = unresolved.length === 0 ? '' : `; missing: ${listed(unresolved)}`
  const asks = state === null ? '' : `, in \`${state}\``
  return [
    `outcome \`${outcome}\`${asks}: ${truth}${missing}${judged ? '' : ' (not judged)'}`,
    ...(clause === null ? [] : clauseLines(clause).map((line) => `  ${line}`)),
  ]
}

const questionsIn = (clause: Clause): readonly QuestionClause[] => {
  if ('operands' in clause) return [clause]
  return 'clauses' in clause ? clause.clauses.flatMap(questionsIn) : []
}

/** What these clauses would have to answer, in words, and what they found. */
export const neededLines = (clauses: readonly Clause[], needed: readonly NeededClause[]): readonly string[] => {
  const truths = new Map(needed.map(({ path, truth }) => [path, truth]))
  return clauses.flatMap(questionsIn).flatMap((question) => {
    const truth = truths.get(question.path)
    if (truth === undefined) return []
    const condition = questionOf(question)
    return [words(truth ? condition : { not: condition }) + factsOf(question)]
  })
}
