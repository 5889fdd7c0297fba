import type { Json } from '../value/json.js'
import { negate, type Truth } from '../value/truth.js'
import type { CompiledCondition } from './compiled-condition.js'
import type { Template } from './compile-template.js'
import type { PairOperator } from './operators.js'
import { addUnresolvedOperands, resolveOperand } from './resolve-operand.js'
import type { Scope } from './scope.js'
import { elementsOf, within } from './service/elements.js'
import { truthOf } from './service/truthy.js'

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

const answerTruthy = ({ left }: CompiledCondition, scope: Scope): Truth => {
  const value = resolveOperand(left, scope)
  return value === undefined ? 'unknown' : truthOf(value)
}

/** Asks of each element until the answer is fixed; of none, it is the one that it began with (SR-67 to SR-69). */
const answerQuantifier = ({ value: decisive, left, children }: CompiledCondition, scope: Scope): Truth => {
  const elements = elementsOf(resolveOperand(left, scope))
  if (elements === undefined) return 'unknown'
  let truth: Truth = !decisive
  for (const element of elements) {
    const elementTruth = answer(children[0] as CompiledCondition, within(scope, element))
    if (elementTruth === decisive) return decisive
    if (elementTruth === 'unknown') truth = 'unknown'
  }
  return truth
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
    case 'truthy':
      return answerTruthy(condition, scope)
    case 'quantifier':
      return answerQuantifier(condition, scope)
  }
}

/** An operand that resolved to what the operator cannot read counts as unresolved when it is a reference (K-108). */
const addUnreadable = (operator: PairOperator, operand: Template, scope: Scope, unresolved: Set<string>): void => {
  if (operand.form !== 'reference') return
  const value: Json | undefined = resolveOperand(operand, scope)
  if (value !== undefined && operator.reads?.(value) === false) unresolved.add(operand.text)
}

type VisitOperand = (operand: Template, condition: CompiledCondition, scope: Scope) => void

/** Visits the operands of the body for each element up to the one that fixes the answer (SR-69, SR-77). */
const visitElements = (
  { value: decisive, left, children }: CompiledCondition,
  scope: Scope,
  visit: VisitOperand,
): void => {
  const body = children[0] as CompiledCondition
  for (const element of elementsOf(resolveOperand(left, scope)) ?? []) {
    const inside = within(scope, element)
    visitOperands(body, inside, visit)
    if (answer(body, inside) === decisive) return
  }
}

/** Visits the operands that are resolved in order to answer a condition, those of *every* child among them (K-89). */
export const visitOperands = (condition: CompiledCondition, scope: Scope, visit: VisitOperand): void => {
  const { form, children, left, right } = condition
  if (form === 'literal') return
  if (form === 'connective' || form === 'not') {
    for (const child of children) visitOperands(child, scope, visit)
    return
  }
  visit(left, condition, scope)
  if (form === 'pair') visit(right, condition, scope)
  if (form === 'quantifier') visitElements(condition, scope, visit)
}

/**
 * Adds the references that the value questions of a condition could not resolve, for an unknown answer only (K-109).
 * `exists` adds nothing (K-90).
 */
export const addUnresolved = (condition: CompiledCondition, scope: Scope, unresolved: Set<string>): void =>
  visitOperands(condition, scope, (operand, { form, operator }, inside) => {
    if (form === 'exists') return
    addUnresolvedOperands(operand, inside, unresolved)
    addUnreadable(operator, operand, inside, unresolved)
  })
