import type { ConditionDocument, Json, JsonArray, JsonObject } from '@assent/kernel'
import { isReference, partsOf } from '../../explore/reference.js'

/** A reference that a condition reads, and the operator that asks for it. */
export interface ReadReference {
  readonly reference: string
  readonly operator: string
  /** Is it the operand itself, and not a part of one? */
  readonly isOperand: boolean
}

const inOperand = (operator: string, operand: Json, isOperand: boolean): readonly ReadReference[] => {
  if (typeof operand === 'string') return isReference(operand) ? [{ reference: operand, operator, isOperand }] : []
  if (operand === null || typeof operand !== 'object') return []
  return Object.values(operand as { readonly [part: string]: Json }).flatMap((part) => inOperand(operator, part, false))
}

/** Those of what is asked of each element, but for the element itself. */
const inQuantifier = (operator: string, operand: JsonObject): readonly ReadReference[] => {
  const { in: over = null, as = null, that = true } = operand
  const below = referencesOf(that as ConditionDocument).filter(({ reference }) => partsOf(reference)[0] !== as)
  return [...inOperand(operator, over, true), ...below]
}

/** The operands of a question, in the order of its document. */
const operandsOf = (operator: string, operand: Json): readonly Json[] => {
  if (operator === 'exists' || operator === 'truthy') return [operand]
  if (operator !== 'compare') return operand as JsonArray
  const { left = null, right = null } = operand as JsonObject
  return [left, right]
}

/** Every reference of a condition, in the order of its document. */
export const referencesOf = (condition: ConditionDocument): readonly ReadReference[] => {
  if (typeof condition === 'boolean') return []
  return Object.entries(condition).flatMap(([operator, operand]) => {
    switch (operator) {
      case 'all':
      case 'any':
        return (operand as readonly ConditionDocument[]).flatMap(referencesOf)
      case 'not':
        return referencesOf(operand as ConditionDocument)
      case 'for_all':
      case 'for_any':
        return inQuantifier(operator, operand as JsonObject)
      default:
        return operandsOf(operator, operand).flatMap((side) => inOperand(operator, side, true))
    }
  })
}
