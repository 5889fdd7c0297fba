import type { QuestionClause, ServiceOperator } from '../explanation.js'

/** How an operator reads after its operand, or between its two: where it holds, and where it does not. */
interface OperatorWords {
  readonly holds: string
  readonly fails: string
}

/** The operators of `kernel/1` that ask a question (K-86). */
type Operator = Exclude<QuestionClause['operator'], ServiceOperator>

const operatorWords: { readonly [operator in Operator]: OperatorWords } = {
  exists: { holds: 'is present', fails: 'is absent' },
  eq: { holds: 'is', fails: 'is not' },
  ne: { holds: 'is not', fails: 'is' },
  gt: { holds: 'is above', fails: 'is not above' },
  gte: { holds: 'is at least', fails: 'is not at least' },
  lt: { holds: 'is below', fails: 'is not below' },
  lte: { holds: 'is at most', fails: 'is not at most' },
  in: { holds: 'is one of', fails: 'is not one of' },
  contains: { holds: 'contains', fails: 'does not contain' },
  starts_with: { holds: 'starts with', fails: 'does not start with' },
  ends_with: { holds: 'ends with', fails: 'does not end with' },
  before: { holds: 'is before', fails: 'is not before' },
  after: { holds: 'is after', fails: 'is not after' },
}

/** A question about operands in words, or that it is answered with no. */
export const questionWords = (operator: Operator, [subject, ...object]: readonly string[], holds: boolean): string =>
  [subject, holds ? operatorWords[operator].holds : operatorWords[operator].fails, ...object].join(' ')
