import type { ConditionDocument, PairOperatorName } from '../document/document.js'
import { conditionDepth } from '../limits.js'
import type { Json } from '../value/json.js'
import { checkTemplate } from './check-template.js'
import { conditionOf, depthOf, type Condition, type Quantifier } from './condition.js'
import type { Defect } from './defect.js'
import { pairOperators } from './operators.js'
import type { Place } from './place.js'
import { isReference, literalOf } from './reference.js'
import { checkBind, checkComparison, collectionOf, inBody } from './service/check-service-condition.js'
import { unreadableNumber } from './service/unreadable-number.js'

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

const checkQuantifier = (quantifier: Quantifier, path: string, place: Place): Defect | undefined => {
  const { operator, over, bind, body } = quantifier
  const collectionPath = `${path}.${operator}.in`
  const fault = checkBind(quantifier, path) ?? checkOperand(over, collectionPath, place)
  if (fault !== undefined) return fault
  const collection = collectionOf(over, place)
  if ('detail' in collection) {
    return { kind: 'quantifier_over_not_collection', path: collectionPath, over, detail: collection.detail }
  }
  const binder = { name: bind, element: collection.element }
  const inside = { ...place, binders: [binder, ...place.binders] }
  return inBody(checkCondition(body, `${path}.${operator}.that`, inside), over)
}

/** An operator that only the service rules have (SR-58). */
const checkServiceForm = (
  condition: Extract<Condition, { readonly form: 'compare' | 'truthy' | 'quantifier' }>,
  path: string,
  place: Place,
): Defect | undefined => {
  switch (condition.form) {
    case 'compare': {
      const { left, right } = condition
      return (
        checkComparison(left, right, path) ??
        checkOperand(left, `${path}.compare.left`, place) ??
        checkOperand(right, `${path}.compare.right`, place)
      )
    }
    case 'truthy':
      return checkOperand(condition.operand, `${path}.truthy`, place)
    case 'quantifier':
      return checkQuantifier(condition, path, place)
  }
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
    case 'compare':
    case 'truthy':
    case 'quantifier': {
      const key = condition.form === 'quantifier' ? condition.operator : condition.form
      return place.level === 0
        ? { kind: 'semantics_key_not_available', path, key }
        : checkServiceForm(condition, path, place)
    }
  }
}

/** The first fault met walking a condition depth first (K-110); its path is that of K-103. */
const checkCondition = (document: ConditionDocument, path: string, place: Place): Defect | undefined =>
  checkForm(conditionOf(document), path, place)

/** A whole condition gives at most one defect: its depth, then a number that no rule reads, then the walk (SR-60). */
export const checkAssertion = (document: ConditionDocument, path: string, place: Place): Defect | undefined => {
  const depth = depthOf(document)
  if (depth > conditionDepth) return { kind: 'condition_too_deep', path, depth, limit: conditionDepth }
  const unreadable = place.level === 0 ? undefined : unreadableNumber(document, path)
  return unreadable ?? checkCondition(document, path, place)
}
