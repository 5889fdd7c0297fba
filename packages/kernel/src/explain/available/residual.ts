import { compileReference, readReference } from '../../definition/compile-reference.js'
import { conditionOf } from '../../definition/condition.js'
import { isReference } from '../../definition/reference.js'
import type { ConditionDocument, RuleDocument } from '../../document/document.js'
import type { Json } from '../../value/json.js'
import { explainClause } from '../explain-clause.js'
import { literalFor, mapTexts } from '../literal-for.js'
import type { Known } from './known.js'
import { possibleTruths } from './possible-truths.js'

/** A question with the values of known references in their places. */
const putIn = (question: ConditionDocument, { scope, isOpen }: Known): ConditionDocument =>
  mapTexts(question, (text) =>
    isReference(text) && !isOpen(text) ? literalFor(readReference(compileReference(text), scope) ?? null) : text,
  ) as ConditionDocument

const join = (operator: 'all' | 'any', parts: readonly ConditionDocument[]): ConditionDocument => {
  const decisive = operator === 'any'
  if (parts.includes(decisive)) return decisive
  const [first, ...others] = parts.filter((part) => part !== !decisive)
  if (first === undefined) return !decisive
  return others.length === 0 ? first : { [operator]: [first, ...others] as readonly Json[] }
}

const negation = (part: ConditionDocument): ConditionDocument => (typeof part === 'boolean' ? !part : { not: part })

/**
 * What is left of a condition once the known facts are put in. `wanted` is the answer that matters here: true, or false
 * below an odd number of `not`. An unknown answer is as good as the other one, for it never becomes the wanted one.
 */
const residualOf = (document: ConditionDocument, known: Known, wanted: boolean): ConditionDocument => {
  const condition = conditionOf(document)
  if (condition.form === 'not') return negation(residualOf(condition.child, known, !wanted))
  if (condition.form === 'connective') {
    return join(
      condition.operator,
      condition.children.map((child) => residualOf(child, known, wanted)),
    )
  }
  const [truth, ...others] = possibleTruths(explainClause(document, '', known.scope), known.isOpen)
  if (truth === undefined || others.length > 0) return putIn(document, known)
  return truth === 'unknown' ? !wanted : truth
}

/** What preconditions still ask: true where, once the open references are known, all of them are. */
export const residualOfRules = (rules: readonly RuleDocument[], known: Known): ConditionDocument =>
  join(
    'all',
    rules.map(({ assert }) => residualOf(assert, known, true)),
  )
