import type { ValueError } from '@assent/kernel'
import type { NotFound, Subject } from '@assent/shell'
import { defaultLimits } from '@assent/kernel'
import type { InvalidInput } from './agent-error.js'

/** As the runtime says it of a subject that nobody stored: the two cannot be told apart (D-18). */
export const notFound = ({ entity, id }: Subject): NotFound => ({ kind: 'not_found', entity, id })

/** The faults of an input, the first hundred of them listed (D-5). */
export const invalidInput = (found: readonly ValueError[]): InvalidInput => {
  const errors = found.slice(0, defaultLimits.errorsListed)
  const more = found.length - errors.length
  return { kind: 'invalid_input', errors, ...(more > 0 ? { more } : {}) }
}
