import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition } from '../definition/compiled-definition.js'
import { compiledOf, type ValidatedDefinition } from '../definition/validated-definition.js'
import type { Decision } from '../record/record.js'
import type { CoreError } from '../refusal.js'
import { attempt } from './attempt.js'
import type { Attempt } from './attempted.js'
import { partOf } from './part-of.js'
import { notValidated } from './refusals.js'
import { takeInstance, type TakenInstance } from './take-instance.js'

/** A proposal to run one operation on one instance. */
export interface ExecuteRequest {
  /** The canonical instance as JSON; neither kept nor changed. */
  readonly instance: unknown
  readonly operation: string
  /** A JSON object; `{}` where there are none. */
  readonly arguments: unknown
  /**
   * The actions of the host, each by the field that it fulfils: `'preserve'`, `'remove'` or `{ set: { value } }`. Left
   * out, or `{}`, where the outcome has no fields for the host (SR-145, SR-146).
   */
  readonly fulfillments?: unknown
}

/** What an attempt answers to the caller. */
export const outcomeOf = ({ end }: Attempt): Either<CoreError, Decision> =>
  'decision' in end ? right(end.decision) : left(end.refusal)

/** Execution on an instance that is the kernel's own copy. */
export const executeOperation = (
  definition: CompiledDefinition,
  taken: TakenInstance,
  request: ExecuteRequest,
): Either<CoreError, Decision> => {
  const operation = partOf(request, 'operation') as string
  return outcomeOf(attempt(definition, taken, operation, partOf(request, 'arguments'), partOf(request, 'fulfillments')))
}

/**
 * Decides an operation under one definition, without a registry.
 *
 * @returns a Decision whose instance is one revision further, or the first refusal in the order of K-170, under the
 *   service rules of SR-122, the one that an outcome declares among them (`refused`). An instance that is not one (a
 *   missing key, a value that JSON cannot say) is `validation` at its path under `instance`
 */
export const decide = (definition: ValidatedDefinition, request: ExecuteRequest): Either<CoreError, Decision> => {
  const compiled = compiledOf(definition)
  if (compiled === undefined) return left(notValidated())
  const taken = takeInstance(partOf(request, 'instance'), () => compiled.schema)
  return isLeft(taken) ? taken : executeOperation(compiled, taken.right, request)
}
