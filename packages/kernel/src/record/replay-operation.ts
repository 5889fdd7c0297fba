import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import { attemptOperation } from '../decide/attempt.js'
import { outcomeOf } from '../decide/execute.js'
import { operationNotFound } from '../decide/operation-not-found.js'
import { entityMismatch } from '../decide/refusals.js'
import { heldBy, takeHeld } from '../decide/take-object.js'
import { takeIdentity } from '../decide/take-text.js'
import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type { CoreError } from '../refusal.js'
import type { Command, Decision, EntityInstance } from './record.js'

type ExecuteCommand = Extract<Command, { readonly command: 'execute' }>

/** An execution of a history: what the record names is checked before the instance is, in the order of K-214. */
export const replayOperation = (
  definition: CompiledDefinition,
  instance: EntityInstance,
  recordId: string,
  command: ExecuteCommand,
): Either<CoreError, Decision> => {
  const id = takeIdentity(recordId)
  if (isLeft(id)) return id
  const operation = definition.operations.get(command.operation)
  if (operation === undefined) return left(operationNotFound(command.operation))
  const args = takeHeld(command.arguments, 'arguments', operation.arguments)
  if (isLeft(args)) return args
  const { entity, version, lifecycle_state: state } = instance
  if (entity !== definition.entity || version !== definition.version) return left(entityMismatch(definition, instance))
  if (instance.id !== recordId) {
    return left({ kind: 'subject_mismatch', entity, expected_id: recordId, actual_id: instance.id })
  }
  if (!definition.states.has(state)) return left({ kind: 'unknown_state', entity, state })
  const taken = { instance, fields: heldBy(definition.schema, instance.fields) }
  return outcomeOf(attemptOperation(definition, operation, taken, args.right))
}
