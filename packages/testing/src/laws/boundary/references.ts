import type { ConditionDocument, Json, JsonArray } from '@assent/kernel'
import { isReference } from '../../explore/reference.js'

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

/** Every reference of a condition, in the order of its document. */
export const referencesOf = (condition: ConditionDocument): readonly ReadReference[] => {
  if (typeof condition === 'boolean') return []
  return Object.entries(condition).flatMap(([operator, operand]) => {
    if (operator === 'all' || operator === 'any') {
      return (operand as readonly ConditionDocument[]).flatMap(referencesOf)
    }
    if (operator === 'not') return referencesOf(operand as ConditionDocument)
    if (operator === 'exists') return inOperand(operator, operand, true)
    return (operand as JsonArray).flatMap((side) => inOperand(operator, side, true))
  })
}
