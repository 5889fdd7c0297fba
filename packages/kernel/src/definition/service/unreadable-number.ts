import type { ConditionDocument } from '../../document/document.js'
import { isJsonNumber, tokenOf } from '../../value/exact-number.js'
import { isJsonArray, isJsonObject, type Json } from '../../value/json.js'
import { observeLiteral } from '../../value/source-number/observe.js'
import { namesOf } from '../../value/text.js'
import { conditionOf } from '../condition.js'
import type { Defect } from '../defect.js'

type Part = readonly [value: Json, path: string]

const firstOf = <A>(parts: readonly A[], find: (part: A) => Defect | undefined): Defect | undefined => {
  for (const part of parts) {
    const defect = find(part)
    if (defect !== undefined) return defect
  }
  return undefined
}

const inOperand = ([operand, path]: Part): Defect | undefined => {
  if (isJsonNumber(operand)) {
    if (observeLiteral(operand) !== undefined) return undefined
    return { kind: 'invalid_rule', path, message: `the number \`${tokenOf(operand)}\` is out of range` }
  }
  if (isJsonArray(operand))
    return firstOf(
      operand.map((part, index): Part => [part, `${path}[${index}]`]),
      inOperand,
    )
  if (!isJsonObject(operand)) return undefined
  return firstOf(
    namesOf(operand).map((name): Part => [operand[name] as Json, `${path}.${name}`]),
    inOperand,
  )
}

/** The operands of a condition whose numbers are observed; those of `exists`, `before` and `after` are not (SR-45). */
const operandsOf = (document: ConditionDocument, path: string): readonly Part[] => {
  const condition = conditionOf(document)
  switch (condition.form) {
    case 'compare':
      return [
        [condition.left, `${path}.compare.left`],
        [condition.right, `${path}.compare.right`],
      ]
    case 'truthy':
      return [[condition.operand, `${path}.truthy`]]
    case 'pair': {
      const { operator, operands } = condition
      if (operator === 'before' || operator === 'after') return []
      return operands.map((operand, index): Part => [operand, `${path}.${operator}[${index}]`])
    }
    default:
      return []
  }
}

const childrenOf = (document: ConditionDocument, path: string): readonly (readonly [ConditionDocument, string])[] => {
  const condition = conditionOf(document)
  switch (condition.form) {
    case 'connective':
      return condition.children.map((child, index) => [child, `${path}.${condition.operator}[${index}]`])
    case 'not':
      return [[condition.child, `${path}.not`]]
    case 'quantifier':
      return [[condition.body, `${path}.${condition.operator}.that`]]
    default:
      return []
  }
}

/** The first number of a condition, anywhere in it, that the literal door cannot read (SR-45). */
export const unreadableNumber = (document: ConditionDocument, path: string): Defect | undefined =>
  firstOf(operandsOf(document, path), inOperand) ??
  firstOf(childrenOf(document, path), ([child, childPath]) => unreadableNumber(child, childPath))
