import type { ConditionDocument } from '../document/document.js'
import type { Json } from '../value/json.js'
import { negate, type Truth } from '../value/truth.js'
import { compileOperand, type Operand } from './compile-operand.js'
import { conditionOf } from './condition.js'
import { pairOperators, type PairOperator } from './operators.js'
import type { Scope } from './scope.js'

/**
 * A condition made ready. Its answer has no effects, so it may stop as soon as it is fixed; the references that a value
 * question could not resolve are gathered by a second walk over *every* child, and only for an unknown answer (K-89,
 * K-109).
 */
export interface CompiledCondition {
  readonly answer: (scope: Scope) => Truth
  readonly addUnresolved: (scope: Scope, unresolved: Set<string>) => void
}

const addNothing = (): void => undefined

const addOfChildren =
  (children: readonly CompiledCondition[]) =>
  (scope: Scope, unresolved: Set<string>): void => {
    for (const child of children) child.addUnresolved(scope, unresolved)
  }

/** Kleene's connectives: `decisive` is false for `all` and true for `any` (K-88). */
const compileConnective = (children: readonly CompiledCondition[], decisive: boolean): CompiledCondition => ({
  answer: (scope) => {
    let truth: Truth = !decisive
    for (const child of children) {
      const answer = child.answer(scope)
      if (answer === decisive) return decisive
      if (answer === 'unknown') truth = 'unknown'
    }
    return truth
  },
  addUnresolved: addOfChildren(children),
})

/** An operand that resolved to what the operator cannot read counts as unresolved when it is a reference (K-108). */
const addUnreadable = (operator: PairOperator, operand: Operand, scope: Scope, unresolved: Set<string>): void => {
  const value: Json | undefined = operand.reference === undefined ? undefined : operand.resolve(scope)
  if (operand.reference !== undefined && value !== undefined && operator.reads?.(value) === false) {
    unresolved.add(operand.reference)
  }
}

const compilePair = (operator: PairOperator, left: Operand, right: Operand): CompiledCondition => ({
  answer: (scope) => {
    const first = left.resolve(scope)
    const second = right.resolve(scope)
    return first === undefined || second === undefined ? 'unknown' : operator.answer(first, second)
  },
  addUnresolved: (scope, unresolved) => {
    for (const operand of [left, right]) {
      operand.addUnresolved(scope, unresolved)
      addUnreadable(operator, operand, scope, unresolved)
    }
  },
})

/** A condition that registration has checked, made ready. */
export const compileCondition = (document: ConditionDocument): CompiledCondition => {
  const condition = conditionOf(document)
  switch (condition.form) {
    case 'literal':
      return { answer: () => condition.value, addUnresolved: addNothing }
    case 'connective':
      return compileConnective(condition.children.map(compileCondition), condition.operator === 'any')
    case 'not': {
      const child = compileCondition(condition.child)
      return { answer: (scope) => negate(child.answer(scope)), addUnresolved: child.addUnresolved }
    }
    case 'exists': {
      const operand = compileOperand(condition.operand)
      return { answer: (scope) => operand.resolve(scope) !== undefined, addUnresolved: addNothing }
    }
    case 'pair': {
      const [left, right] = condition.operands
      return compilePair(pairOperators[condition.operator], compileOperand(left), compileOperand(right))
    }
    // Never reached: a definition that has one is refused before it is compiled.
    case 'service':
      return { answer: () => 'unknown', addUnresolved: addNothing }
  }
}
