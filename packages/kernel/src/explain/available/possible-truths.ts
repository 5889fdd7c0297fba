import { cannotRead } from '../../definition/operators.js'
import { negate, type Truth } from '../../value/truth.js'
import { partsOf } from '../explain-operand.js'
import type { Clause, ClauseOperand, QuestionClause } from '../explanation.js'
import type { IsOpen } from './opening.js'

/** Kleene's order: `all` is the least of its parts, `any` the greatest (K-88). */
const order: readonly Truth[] = [false, 'unknown', true]

const least = (left: Truth, right: Truth): Truth => (order.indexOf(left) < order.indexOf(right) ? left : right)

const greatest = (left: Truth, right: Truth): Truth => (order.indexOf(left) < order.indexOf(right) ? right : left)

/** Every answer that one choice of answers on either side gives. */
const pointwise =
  (connect: typeof least) =>
  (left: readonly Truth[], right: readonly Truth[]): readonly Truth[] =>
    order.filter((truth) => left.some((one) => right.some((other) => connect(one, other) === truth)))

/**
 * No argument to come makes this operand one that the operator can read (K-91). An open value that is there is an
 * object.
 */
const isUnanswerable = (operator: string, operand: ClauseOperand, isOpen: IsOpen): boolean => {
  const closed = partsOf(operand).filter(({ reference }) => reference === null || !isOpen(reference))
  if (closed.some(({ source }) => source === 'missing' || source === 'null')) return true
  return operand.value !== undefined && cannotRead(operator, operand.value)
}

/** A question about open references may get any answer, unless another operand fixes it; every other one is exact. */
const truthsOfQuestion = ({ operator, truth, operands }: QuestionClause, isOpen: IsOpen): readonly Truth[] => {
  const asksOpen = operands.flatMap(partsOf).some(({ reference }) => reference !== null && isOpen(reference))
  // What cannot be answered is answered already, with the open references giving nothing.
  const isExact = !asksOpen || operands.some((operand) => isUnanswerable(operator, operand, isOpen))
  return isExact ? [truth] : order
}

/** The answers that a clause may give once the open references are known. */
export const possibleTruths = (clause: Clause, isOpen: IsOpen): readonly Truth[] => {
  if ('operands' in clause) return truthsOfQuestion(clause, isOpen)
  if (!('clauses' in clause)) return [clause.truth]
  const parts = clause.clauses.map((child) => possibleTruths(child, isOpen))
  if (clause.operator === 'not') return parts.flatMap((truths) => truths.map(negate))
  return parts.reduce(pointwise(clause.operator === 'all' ? least : greatest))
}
