import { notFound, type BoundaryCase, type About } from './boundary-case.js'
import { absentSubjectCases } from './cases/absent-subject.js'
import { policyCases } from './cases/policies.js'
import { recordIdCases } from './cases/record-ids.js'
import { revisionCases } from './cases/revisions.js'
import { transitionCases } from './cases/transitions.js'
import { trustedArgumentCases } from './cases/trusted-arguments.js'
import { wrongArgumentCases } from './cases/wrong-arguments.js'
import { legalCall, type Plan } from './plan.js'

const afterALegalCall: readonly About[] = ['arguments', 'revision', 'record id', 'no such subject']

/** Every case of an operation, in the order of the table. */
export const casesOf = (plan: Plan): readonly BoundaryCase[] => {
  const legal = legalCall(plan)
  const withLegal =
    legal === undefined
      ? afterALegalCall.map((about) => notFound(about, 'every case', 'no legal call was found to begin with'))
      : [
          ...wrongArgumentCases(plan, legal),
          ...revisionCases(legal),
          ...recordIdCases(plan, legal),
          ...absentSubjectCases(legal),
        ]
  return [...transitionCases(plan), ...withLegal, ...trustedArgumentCases(plan), ...policyCases(plan)]
}
