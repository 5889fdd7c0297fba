import { conditionOf, type Condition, type Quantifier } from '../../definition/condition.js'
import type { ConditionDocument } from '../../document/document.js'
import { operandWords } from './operand-words.js'
import { questionWords } from './question-words.js'

/** Parts of a sentence and the word between them; `wide` where a part holds an `and`. One part has no word between. */
interface Phrase {
  readonly joint: 'and' | 'or' | undefined
  readonly parts: readonly string[]
  readonly wide: boolean
}

const sentence = (text: string): Phrase => ({ joint: undefined, parts: [text], wide: false })

/** `and` binds closer than `or`, and a comma says so. */
const textOf = ({ joint, parts, wide }: Phrase): string =>
  parts.join(joint === 'and' ? ' and ' : wide ? ', or ' : ' or ')

const allOf = (phrases: readonly Phrase[]): Phrase => ({
  joint: 'and',
  parts: phrases.flatMap((phrase) => (phrase.joint === 'or' ? [`(${textOf(phrase)})`] : phrase.parts)),
  wide: false,
})

const anyOf = (phrases: readonly Phrase[]): Phrase => ({
  joint: 'or',
  parts: phrases.flatMap((phrase) => (phrase.joint === 'and' ? [textOf(phrase)] : phrase.parts)),
  wide: phrases.some(({ joint, wide }) => wide || joint === 'and'),
})

const connect = (operator: 'all' | 'any', phrases: readonly Phrase[]): Phrase => {
  const [only, ...others] = phrases
  if (only !== undefined && others.length === 0) return only
  return operator === 'all' ? allOf(phrases) : anyOf(phrases)
}

const negation = (document: ConditionDocument): Phrase => {
  const condition = conditionOf(document)
  return condition.form === 'connective' || condition.form === 'not'
    ? sentence(`not (${textOf(phraseOf(condition))})`)
    : sentence(simpleWords(condition, false))
}

const phraseOf = (condition: Condition): Phrase => {
  switch (condition.form) {
    case 'connective':
      return connect(
        condition.operator,
        condition.children.map((child) => phraseOf(conditionOf(child))),
      )
    case 'not':
      return negation(condition.child)
    default:
      return sentence(simpleWords(condition, true))
  }
}

type Simple = Exclude<Condition, { readonly form: 'connective' | 'not' }>

/** What a quantifier asks, of elements that go by its name (SR-70). */
const quantifierWords = ({ operator, over, bind, body }: Quantifier): string => {
  const elements = `${operator === 'for_all' ? 'every' : 'some'} \`$${bind}\` of ${operandWords(over)}`
  return `for ${elements}: (${textOf(phraseOf(conditionOf(body)))})`
}

const simpleWords = (condition: Simple, holds: boolean): string => {
  switch (condition.form) {
    case 'literal':
      return condition.value === holds ? 'this always holds' : 'this never holds'
    case 'exists':
      return questionWords('exists', [operandWords(condition.operand)], holds)
    case 'pair':
      return questionWords(condition.operator, condition.operands.map(operandWords), holds)
    case 'compare':
      return questionWords(condition.op, [operandWords(condition.left), operandWords(condition.right)], holds)
    case 'truthy':
      return `${operandWords(condition.operand)} ${holds ? 'counts' : 'does not count'} as true`
    case 'quantifier':
      return holds ? quantifierWords(condition) : `not (${quantifierWords(condition)})`
  }
}

/**
 * A condition in plain English, in one line: explanations, tool descriptions and pages all say it this way. `and` binds
 * closer than `or`; parentheses say the rest. Literals are JSON. It is for people, and may be reworded (K-193).
 *
 * @param condition of a definition that parsed, or the residual of an availability
 * @example
 * words({ any: [{ gte: ['$fields.amount', 600] }, { exists: '$args.by' }] })
 * // 'the field `amount` is at least 600 or the argument `by` is present'
 */
export const words = (condition: ConditionDocument): string => textOf(phraseOf(conditionOf(condition)))
