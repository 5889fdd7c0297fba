import { isLeft } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition, CompiledOperation } from '../definition/compiled-definition.js'
import type { Held } from '../definition/held.js'
import { attemptTransition } from './attempt-transition.js'
import { stopped, type Attempt } from './attempted.js'
import { operationNotFound } from './operation-not-found.js'
import { entityMismatch } from './refusals.js'
import { attemptOutcome } from './service/attempt-outcome.js'
import { fulfil } from './service/fulfil.js'
import { takeActions, type FulfillmentActions } from './service/fulfilment-actions.js'
import type { TakenInstance } from './take-instance.js'
import { takeHeld } from './take-object.js'

/**
 * The steps after the arguments, where the two sets of rules part (SR-9); a replay and a continuation enter here
 * (K-214, SR-159).
 */
export const attemptOperation = (
  definition: CompiledDefinition,
  operation: CompiledOperation,
  taken: TakenInstance,
  args: Held,
  actions?: FulfillmentActions,
): Attempt => {
  const { service } = definition
  if (service !== undefined) return attemptOutcome(definition, service, operation, taken, args, actions)
  // It has no fields for the host (SR-146).
  const fulfilled = fulfil(undefined, operation.name, actions)
  return isLeft(fulfilled)
    ? stopped('arguments', fulfilled.left, operation)
    : attemptTransition(definition, operation, taken, args)
}

/** Execution under a definition made ready, in exactly the order of its rules; `taken` is the kernel's own copy. */
export const attempt = (
  definition: CompiledDefinition,
  taken: TakenInstance,
  name: string,
  args: unknown,
  fulfillments?: unknown,
): Attempt => {
  const { instance } = taken
  // 0: the instance's type is the definition's
  const isOfType = instance.entity === definition.entity && instance.version === definition.version
  if (!isOfType) return stopped('type', entityMismatch(definition, instance))
  // 1: its state is declared
  const { entity, lifecycle_state: state } = instance
  if (!definition.states.has(state)) return stopped('state', { kind: 'unknown_state', entity, state })
  // 2: the operation exists
  const operation = definition.operations.get(name)
  if (operation === undefined) return stopped('operation', operationNotFound(name))
  // 3: arguments: object, defaults, validation
  const held = takeHeld(args, 'arguments', operation.arguments)
  if (isLeft(held)) return stopped('arguments', held.left, operation)
  if (fulfillments === undefined) return attemptOperation(definition, operation, taken, held.right)
  const actions = takeActions(fulfillments)
  if (isLeft(actions)) return stopped('arguments', actions.left, operation)
  return attemptOperation(definition, operation, taken, held.right, actions.right)
}
