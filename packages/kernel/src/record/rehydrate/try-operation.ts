import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { applyChanges } from '../../decide/apply-changes.js'
import { assign } from '../../decide/assign.js'
import { scopeOf } from '../../decide/scope-of.js'
import { judge } from '../../decide/judge.js'
import { preconditionRefusal } from '../../decide/refusals.js'
import { takenAsIs } from '../../decide/take-instance.js'
import { checkObject } from '../../decide/take-object.js'
import type { CompiledOperation } from '../../definition/compiled-definition.js'
import { heldByName } from '../../definition/held.js'
import { message } from '../../message.js'
import { equalByToken } from '../../value/equality.js'
import type { EntityInstance } from '../record.js'
import type { Candidate } from './candidate.js'
import type { Run } from './run.js'

const emitsTypesOf = ({ events }: CompiledOperation, run: Run): boolean =>
  events.length === run.events.length && events.every(({ type }, index) => type === run.events[index]?.type)

/** Would the operation have made the run's facts from the instance before? Where not, why, under its name (K-220). */
export const tryOperation = (
  operation: CompiledOperation,
  run: Run,
  before: EntityInstance,
): Either<string, Candidate> => {
  const { name, events } = operation
  const { to_state, args, changed, removed = [] } = run.first
  const refuse = (reason: string) => left(`\`${name}\`: ${reason}`)
  if (!emitsTypesOf(operation, run)) return refuse('it emits other events')
  const invalidArguments = checkObject(args, 'arguments', operation.arguments)
  if (invalidArguments !== undefined) return refuse(message(invalidArguments))
  const taken = takenAsIs(before)
  const scope = scopeOf(taken, to_state, heldByName(args), taken.fields)
  const failed = judge(operation.preconditions, scope)
  if (failed !== undefined) return refuse(message(preconditionRefusal(name, failed)))
  const values = assign(operation, scope)
  if (isLeft(values)) return refuse(message(values.left))
  const difference = applyChanges(taken.fields, operation.set, values.right)
  if (!equalByToken(difference.changed, changed)) return refuse('it changes other fields, or to other values')
  if (!equalByToken(difference.removed ?? [], removed)) return refuse('it clears other fields')
  return right({ name, events, scope })
}
