import type { Truth } from '../value/truth.js'
import { partsOf } from './explain-operand.js'
import type { Clause, NeededClause, QuestionClause } from './explanation.js'

/** The answers that a clause may give. */
export type Possible = (clause: Clause) => readonly Truth[]

type Needed = readonly NeededClause[] | undefined

/** The definition alone answers a question that reads nothing else: no instance and no call changes it. */
const isFixed = ({ operands }: QuestionClause): boolean =>
  operands.flatMap(partsOf).every(({ source }) => source === 'literal' || source === 'entity' || source === 'version')

const together = (needed: readonly Needed[]): Needed => {
  const possible = needed.filter((one) => one !== undefined)
  return possible.length === needed.length ? possible.flat() : undefined
}

/** The shortest of what may be needed, or nothing where each is impossible. */
export const fewest = (needed: readonly Needed[]): Needed =>
  needed.reduce(
    (best, one) => (best === undefined || (one !== undefined && one.length < best.length) ? one : best),
    undefined,
  )

/**
 * The smallest set of questions inside a clause that would have to be answered otherwise for it to give `truth`, or
 * nothing where no answers would do. No question stands in a condition twice, so the smallest choices of the parts make
 * the smallest of the whole.
 */
export const neededClauses = (clause: Clause, truth: boolean, possible: Possible): Needed => {
  if (possible(clause).includes(truth)) return []
  if ('operands' in clause) return isFixed(clause) ? undefined : [{ path: clause.path, truth }]
  if (!('clauses' in clause)) return undefined
  const { operator, clauses } = clause
  const needed = clauses.map((child) => neededClauses(child, operator === 'not' ? !truth : truth, possible))
  // One child makes `any` true and `all` false; otherwise every child counts.
  return operator === (truth ? 'any' : 'all') ? fewest(needed) : together(needed)
}
