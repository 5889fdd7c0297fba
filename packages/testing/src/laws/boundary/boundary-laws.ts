import type { ValidatedDefinition } from '@assent/kernel'
import { lawOf, type Law } from '../law.js'
import type { BoundaryPort } from './port.js'
import { preparedCases, type BoundaryOptions, type PreparedCase } from './prepared-cases.js'

const lawOfCase = (operation: string, { about, title, attempt }: PreparedCase): Law => {
  const name = `\`${operation}\`: ${about}: ${title}`
  return typeof attempt === 'function'
    ? lawOf(name, async () => ({ runs: 1, passedOver: 0, failure: await attempt() }))
    : lawOf(`${name}: not tried: ${attempt.reason}`, async () => ({ runs: 0, passedOver: 1, failure: undefined }))
}

/**
 * What has to hold of an operation at a boundary that takes proposals, one law a case: a legal transition and the
 * refusal from every other state; missing and wrong arguments; trusted arguments that a caller supplies; every rule
 * refused by name, with every reference that may leave it unanswered; a revision that another used; one record id for
 * the same request and for another; a subject that is not there. After each refusal nothing may have changed.
 *
 * The cases are found in the definition, by exploring it. One that was not found is a law that passes over, and says so
 * in its name. Subjects and proposals have names of their own, so that all laws may share a store.
 *
 * @example
 * for (const law of laws.boundary(refund, 'approve', runtimePort(runtime))) it(law.name, law.run)
 */
export const boundaryLaws = (
  definition: ValidatedDefinition,
  operation: string,
  port: BoundaryPort,
  options: BoundaryOptions = {},
): readonly Law[] => preparedCases(definition, operation, port, options).map((one) => lawOfCase(operation, one))
