import { compareNumbers, isJsonNumber, tokenOf, type Clause, type QuestionClause } from '@assent/kernel'

// No answer to a question changes it.
const never = 1000

/** How far a question is from another answer: numbers by how far they lie apart, anything else 1. */
const flipOf = ({ operands }: QuestionClause): number => {
  const [left, right] = operands.map(({ value }) => value)
  if (!isJsonNumber(left) || !isJsonNumber(right)) return 1
  if (compareNumbers(left, right) === 0) return 0.1
  const apart = Math.abs(Number(tokenOf(left)) - Number(tokenOf(right)))
  return Number.isFinite(apart) ? 0.1 + (0.9 * apart) / (apart + 1) : 1
}

/** How far a clause is from an answer; 0 where that is its answer. It only guides: the kernel decides. */
export const distanceTo = (clause: Clause, wanted: boolean): number => {
  if (clause.truth === wanted) return 0
  if ('operands' in clause) return flipOf(clause)
  if (!('clauses' in clause)) return never
  const { operator, clauses } = clause
  const distances = clauses.map((child) => distanceTo(child, operator === 'not' ? !wanted : wanted))
  // One child makes `any` true and `all` false; otherwise every child counts.
  return operator === (wanted ? 'any' : 'all') ? Math.min(...distances) : distances.reduce((sum, one) => sum + one, 0)
}
