import type { Json } from '../value/json.js'
import { negate, type Truth } from '../value/truth.js'
import type { CompiledCondition } from './compile-condition.js'
import type { Template } from './compile-template.js'
import type { PairOperator } from './operators.js'
import { addUnresolvedOperands, resolveOperand } from './resolve-operand.js'
import type { Scope } from './scope.js'

/** Kleene's connectives; they may stop as soon as the answer is fixed, for asking has no effects (K-88). */
const answerConnective = ({ value: decisive, children }: CompiledCondition, scope: Scope): Truth => {
  let truth: Truth = !decisive
  for (const child of children) {
    const childTruth = answer(child, scope)
    if (childTruth === decisive) return decisive
    if (childTruth === 'unknown') truth = 'unknown'
  }
  return truth
}

const answerPair = ({ left, right, operator }: CompiledCondition, scope: Scope): Truth => {
  const first = resolveOperand(left, scope)
  const second = resolveOperand(right, scope)
  return first === undefined || second === undefined ? 'unknown' : operator.answer(first, second)
}

/** What a condition answers. */
export const answer = (condition: CompiledCondition, scope: Scope): Truth => {
  switch (condition.form) {
    case 'pair':
      return answerPair(condition, scope)
    case 'connective':
      return answerConnective(condition, scope)
    case 'not':
      return negate(answer(condition.children[0] as CompiledCondition, scope))
    case 'exists':
      return resolveOperand(condition.left, scope) !== undefined
    case 'literal':
      return condition.value
  }
}

/** An operand that resolved to what the operator cannot read counts as unresolved when it is a reference (K-108). */
const addUnreadable = (operator: PairOperator, operand: Template, scope: Scope, unresolved: Set<string>): void => {
  if (operand.form !== 'reference') return
  const value: Json | undefined = resolveOperand(operand, scope)
  if (value !== undefined && operator.reads?.(value) === false) unresolved.add(operand.text)
}

/**
 * Adds the references that the value questions of a condition could not resolve: a walk over *every* child, for an
 * unknown answer only (K-89, K-109). `exists` adds nothing (K-90).
 */
export const addUnresolved = (condition: CompiledCondition, scope: Scope, unresolved: Set<string>): void => {
  for (const child of condition.children) addUnresolved(child, scope, unresolved)
  if (condition.form !== 'pair') return
  for (const operand of [condition.left, condition.right]) {
    addUnresolvedOperands(operand, scope, unresolved)
    addUnreadable(condition.operator, operand, scope, unresolved)
  }
}
