import { defaultLimits, type ValidationRefusal, type ValueError } from '@assent/kernel'
import type { NotFound, Subject } from '@assent/shell'
import type { InvalidInput, UnknownTool } from './agent-error.js'

/** As the runtime says it of a subject that nobody stored: the two cannot be told apart (D-18). */
export const notFound = ({ entity, id }: Subject): NotFound => ({ kind: 'not_found', entity, id })

// A name may be as long as an input, and a hundred faults may lie below it: where they are is shown, not repeated.
const longestPath = 1000

const shortened = (fault: ValueError): ValueError =>
  fault.path.length > longestPath ? { ...fault, path: `${fault.path.slice(0, longestPath).toWellFormed()}…` } : fault

/** The faults of an input, the first hundred of them listed (D-5). */
export const invalidInput = (found: readonly ValueError[]): InvalidInput => {
  const errors = found.slice(0, defaultLimits.errorsListed).map(shortened)
  const more = found.length - errors.length
  return { kind: 'invalid_input', errors, ...(more > 0 ? { more } : {}) }
}

/** An input that is no plain JSON, as the reader of values says it. */
export const notJson = (refusal: ValidationRefusal): InvalidInput => ({
  ...refusal,
  kind: 'invalid_input',
  errors: refusal.errors.map(shortened),
})

// A name that is far longer than any tool's is not echoed.
const longestEcho = 200

/** No tool is called so, whatever it is. */
export const unknownTool = (name: unknown): UnknownTool => {
  const isShown = typeof name === 'string' && name.length <= longestEcho && name.isWellFormed()
  return { kind: 'unknown_tool', tool: isShown ? name : '' }
}
