import type { ConditionDocument, PairOperatorName } from '../document/document.js'
import type { Json } from '../value/json.js'
import { checkTemplate } from './check-template.js'
import { conditionOf, type Condition } from './condition.js'
import type { Defect } from './defect.js'
import { pairOperators } from './operators.js'
import type { Place } from './place.js'
import { isReference, literalOf } from './reference.js'

const invalidRule = (path: string, message: string): Defect => ({ kind: 'invalid_rule', path, message })

/** The first fault of the references inside an operand (K-82). */
const checkOperand = (operand: Json, path: string, place: Place): Defect | undefined => {
  const fault = checkTemplate(operand, path, place)
  return fault === undefined ? undefined : invalidRule(fault.path, fault.message)
}

/** The first literal that the operator could never answer true for (K-98, K-99). */
const checkLiteral = (operand: Json, path: string, operator: PairOperatorName): Defect | undefined => {
  const isText = typeof operand === 'string'
  if (isText && isReference(operand)) return undefined
  // An instant never begins with a dollar: the escape is judged as it stands for itself.
  const message = pairOperators[operator].refuseLiteral?.(isText ? literalOf(operand) : operand)
  return message === undefined ? undefined : invalidRule(path, message)
}

const checkPair = (operator: PairOperatorName, [left, right]: readonly [Json, Json], path: string, place: Place) => {
  const [first, second] = [`${path}.${operator}[0]`, `${path}.${operator}[1]`]
  return (
    checkOperand(left, first, place) ??
    checkOperand(right, second, place) ??
    checkLiteral(left, first, operator) ??
    checkLiteral(right, second, operator)
  )
}

const checkChildren = (children: readonly ConditionDocument[], path: string, place: Place): Defect | undefined => {
  for (const [index, child] of children.entries()) {
    const defect = checkCondition(child, `${path}[${index}]`, place)
    if (defect !== undefined) return defect
  }
  return undefined
}

const checkForm = (condition: Condition, path: string, place: Place): Defect | undefined => {
  switch (condition.form) {
    case 'literal':
      return undefined
    case 'connective': {
      const { operator, children } = condition
      if (children.length === 0) return invalidRule(path, `\`${operator}\` needs at least one condition`)
      return checkChildren(children, `${path}.${operator}`, place)
    }
    case 'not':
      return checkCondition(condition.child, `${path}.not`, place)
    case 'exists':
      return checkOperand(condition.operand, `${path}.exists`, place)
    case 'pair':
      return checkPair(condition.operator, condition.operands, path, place)
    case 'service':
      return { kind: 'semantics_key_not_available', path, key: condition.operator }
  }
}

/** The first fault met walking a condition depth first (K-110); its path is that of K-103. */
export const checkCondition = (document: ConditionDocument, path: string, place: Place): Defect | undefined =>
  checkForm(conditionOf(document), path, place)
