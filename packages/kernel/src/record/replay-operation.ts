import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { attemptOperation } from '../decide/attempt.js'
import { checkSubject } from '../decide/check-subject.js'
import { outcomeOf } from '../decide/execute.js'
import { operationNotFound } from '../decide/operation-not-found.js'
import { takeActions } from '../decide/service/fulfilment-actions.js'
import { heldBy, takeHeld } from '../decide/take-object.js'
import { takeIdentity } from '../decide/take-text.js'
import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type { CoreError } from '../refusal.js'
import type { Command, Decision, EntityInstance } from './record.js'

type ExecuteCommand = Extract<Command, { readonly command: 'execute' }>

/** The actions that a record names, as they were supplied; `kernel/1` has none (SR-175). */
const takeRecordedActions = ({ service }: CompiledDefinition, { fulfillments }: ExecuteCommand) =>
  service === undefined || fulfillments === undefined ? right(undefined) : takeActions(fulfillments)

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
  const actions = takeRecordedActions(definition, command)
  if (isLeft(actions)) return actions
  const refusal = checkSubject(definition, instance, recordId)
  if (refusal !== undefined) return left(refusal)
  const taken = { instance, fields: heldBy(definition.schema, instance.fields) }
  return outcomeOf(attemptOperation(definition, operation, taken, args.right, actions.right))
}
