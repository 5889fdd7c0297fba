import type { ConditionDocument } from '../../document/document.js'
import type { Json } from '../../value/json.js'
import type { ClauseOperand, QuestionClause } from '../explanation.js'
import { literalFor } from '../literal-for.js'

/** The last part of a path: `[2]` inside a list, `.name` inside an object (K-103). */
const lastPart = (inner: ClauseOperand, outer: ClauseOperand): string => inner.path.slice(outer.path.length)

const operandOf = (operand: ClauseOperand): Json => {
  const { reference, operands, value = null } = operand
  if (reference !== null) return reference
  if (operands === undefined) return literalFor(value)
  const parts = operands.map((inner) => [lastPart(inner, operand), operandOf(inner)] as const)
  return parts.every(([part]) => part.startsWith('['))
    ? parts.map(([, inner]) => inner)
    : Object.fromEntries(parts.map(([part, inner]) => [part.slice(1), inner]))
}

/** The condition that a clause asks, as the definition has it. */
export const questionOf = ({ operator, operands, condition }: QuestionClause): ConditionDocument => {
  if (condition !== undefined) return condition
  const [first = null, ...others] = operands.map(operandOf)
  return { [operator]: operator === 'exists' ? first : [first, ...others] }
}
