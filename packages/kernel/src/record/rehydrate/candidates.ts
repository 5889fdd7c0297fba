import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { assign } from '../../decide/assign.js'
import { differenceOf } from '../../decide/difference.js'
import { judge } from '../../decide/judge.js'
import { preconditionRefusal } from '../../decide/refusals.js'
import { checkObject } from '../../decide/take-object.js'
import type { CompiledDefinition, CompiledOperation } from '../../definition/compiled-definition.js'
import type { Scope } from '../../definition/scope.js'
import { message } from '../../message.js'
import { equalByToken } from '../../value/equality.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import type { Run } from './run.js'

/** Does the operation declare the edge that the event claims? */
const declaresEdge = (operation: CompiledOperation, { from_state, to_state }: DomainEvent): boolean =>
  from_state !== null && operation.transitions.get(from_state) === to_state

const emitsType = (operation: CompiledOperation, type: string): boolean =>
  operation.events.some((event) => event.type === type)

/** The operations, in name order, that declare the edge and emit at least one type of the run (K-220). */
export const plausible = ({ operations }: CompiledDefinition, { first, events }: Run): readonly CompiledOperation[] =>
  [...operations.values()].filter(
    (operation) => declaresEdge(operation, first) && events.some(({ type }) => emitsType(operation, type)),
  )

/**
 * Each event has an operation that declares its edge and emits its type; each cleared name one that clears it (K-219,
 * step 5).
 */
export const faultOfFacts = (operations: readonly CompiledOperation[], { first, events }: Run): string | undefined => {
  const stranger = events.find(({ type }) => !operations.some((operation) => emitsType(operation, type)))
  if (stranger !== undefined) return `no operation from \`${first.from_state}\` to \`${first.to_state}\` emits it`
  const kept = first.removed?.find((name) => !operations.some(({ clears }) => clears.has(name)))
  return kept === undefined ? undefined : `no operation that emits it clears \`${kept}\``
}

/** What references read before the operation, as far as the events tell. */
const scopeOf = (instance: EntityInstance, { to_state, from_state, args }: DomainEvent): Scope => ({
  id: instance.id,
  entity: instance.entity,
  version: instance.version,
  state: to_state,
  fromState: from_state,
  toState: to_state,
  args,
  fields: instance.fields,
  oldFields: instance.fields,
})

const sameTypes = ({ events }: CompiledOperation, run: Run): boolean =>
  events.length === run.events.length && events.every(({ type }, index) => type === run.events[index]?.type)

/**
 * Would this operation have made the run's facts from the instance before? The answer is the scope, or why not
 * (K-220).
 */
export const tryOperation = (
  operation: CompiledOperation,
  run: Run,
  instance: EntityInstance,
): Either<string, Scope> => {
  const { first } = run
  if (!sameTypes(operation, run)) return left('it emits other events')
  const invalidArguments = checkObject(first.args, 'arguments', operation.arguments)
  if (invalidArguments !== undefined) return left(message(invalidArguments))
  const scope = scopeOf(instance, first)
  const failed = judge(operation.preconditions, scope)
  if (failed !== undefined) return left(message(preconditionRefusal(operation.name, failed)))
  const changes = assign(operation, scope)
  if (isLeft(changes)) return left(message(changes.left))
  const { changed, removed } = differenceOf(instance.fields, changes.right)
  if (!equalByToken(changed, first.changed)) return left('it changes other fields, or to other values')
  return equalByToken(removed ?? [], first.removed ?? []) ? right(scope) : left('it clears other fields')
}
