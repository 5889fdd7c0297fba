import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition, CompiledOperation } from '../../definition/compiled-definition.js'
import { heldByName, type Held } from '../../definition/held.js'
import type { Scope } from '../../definition/scope.js'
import type { CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import { compiledOf, type ValidatedDefinition } from '../../definition/validated-definition.js'
import type { CoreError } from '../../refusal.js'
import type { JsonObject } from '../../value/json.js'
import { compareText } from '../../value/text.js'
import { operationNotFound } from '../operation-not-found.js'
import { partOf } from '../part-of.js'
import { notValidated } from '../refusals.js'
import { takeHeld } from '../take-object.js'
import { takeIdentity } from '../take-text.js'
import { bind, type LoadContinuation } from './continuation.js'
import type { DeclaredAnswer } from './evaluation.js'
import { foresee } from './foresee.js'

/** A proposal to run one operation on a subject that is not loaded yet. */
export interface PrepareRequest {
  readonly id: string
  readonly operation: string
  /** A JSON object; neither kept nor changed. */
  readonly arguments: unknown
}

/** What a call comes to before its instance is loaded (SR-154). Told apart by `status`. */
export type Preparation =
  /** A declared refusal that the input alone reaches, whatever the instance is. */
  | ({ readonly status: 'refused' } & DeclaredAnswer)
  /** The instance of this subject is needed; `arguments` are normalized. */
  | {
      readonly status: 'load'
      readonly subject: { readonly entity: string; readonly version: number; readonly id: string }
      readonly arguments: JsonObject
      readonly continuation: LoadContinuation
    }

const nothingYet = heldByName({})

/** What can be read before the instance is there; `foresee` reads nothing else. */
const inputScope = ({ entity, version, initial }: CompiledDefinition, id: string, args: Held): Scope => ({
  id,
  entity,
  version,
  state: initial,
  fromState: null,
  toState: initial,
  args,
  fields: nothingYet,
  oldFields: nothingYet,
  bound: undefined,
})

/** The outcome that the input alone selects; nothing where the instance is needed to tell (SR-156). */
const foreseeOutcome = (
  outcomes: readonly CompiledOutcome[],
  operation: string,
  scope: Scope,
): Either<CoreError, CompiledOutcome | undefined> => {
  for (const outcome of outcomes) {
    if (outcome.inState !== undefined) return right(undefined)
    if (outcome.when === undefined) return right(outcome)
    const unresolved = new Set<string>()
    const foreseen = foresee(outcome.when, scope, unresolved)
    if (foreseen === 'needs_subject') return right(undefined)
    if (foreseen === true) return right(outcome)
    if (foreseen === 'unknown') {
      const names = [...unresolved].sort(compareText)
      return left({ kind: 'outcome_unobservable', operation, outcome: outcome.name, unresolved: names })
    }
  }
  return left({ kind: 'no_outcome_selected', operation })
}

const load = (definition: CompiledDefinition, operation: CompiledOperation, id: string, args: Held): Preparation => ({
  status: 'load',
  subject: { entity: definition.entity, version: definition.version, id },
  arguments: args.object,
  continuation: bind('prepare', { definition, operation, id, args }),
})

/** The same under a definition made ready, in the order of SR-155. */
export const prepareOperation = (
  definition: CompiledDefinition,
  request: PrepareRequest,
): Either<CoreError, Preparation> => {
  const id = takeIdentity(partOf(request, 'id'))
  if (isLeft(id)) return id
  const name = partOf(request, 'operation') as string
  const operation = definition.operations.get(name)
  if (operation === undefined) return left(operationNotFound(name))
  const args = takeHeld(partOf(request, 'arguments'), 'arguments', operation.arguments)
  if (isLeft(args)) return args
  const { branches } = operation
  if (branches === undefined) return right(load(definition, operation, id.right, args.right))
  const foreseen = foreseeOutcome(branches.outcomes, name, inputScope(definition, id.right, args.right))
  if (isLeft(foreseen)) return foreseen
  const outcome = foreseen.right
  if (outcome?.refuses === undefined) return right(load(definition, operation, id.right, args.right))
  const { error, message } = outcome.refuses
  return right({ status: 'refused', outcome: outcome.name, error, message })
}

/**
 * Decides as much of an operation as its input alone decides, so that a refusal that no instance could change needs
 * none to be loaded (SR-154 to SR-158). Every operation of a definition without outcomes needs its instance.
 *
 * @returns a `Preparation`, or `validation`, `operation_not_found`, `no_outcome_selected`, `outcome_unobservable`
 * @example
 * const prepared = prepare(definition, { id: 's:17', operation: 'book', arguments: { seats: 0 } })
 * // right({ status: 'refused', outcome: 'nobody', error: 'NoSeats', message: null })
 */
export const prepare = (definition: ValidatedDefinition, request: PrepareRequest): Either<CoreError, Preparation> => {
  const compiled = compiledOf(definition)
  return compiled === undefined ? left(notValidated()) : prepareOperation(compiled, request)
}
