import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition, CompiledOperation } from '../definition/compiled-definition.js'
import { compiledOf, type ValidatedDefinition } from '../definition/validated-definition.js'
import type { Decision, EntityInstance } from '../record/record.js'
import type { CoreError } from '../refusal.js'
import { nextRevision } from '../value/integer.js'
import type { JsonObject } from '../value/json.js'
import { withChanges } from '../value/members.js'
import { assign } from './assign.js'
import { differenceOf } from './difference.js'
import { emit } from './emit.js'
import { judge } from './judge.js'
import { recordDecision } from './record-decision.js'
import { entityMismatch, invariantRefusal, notValidated, preconditionRefusal } from './refusals.js'
import type { Scope } from '../definition/scope.js'
import { takeInstance } from './take-instance.js'
import { checkObject, takeObject } from './take-object.js'

/** A proposal to run one operation on one instance. */
export interface ExecuteRequest {
  /** The canonical instance as JSON; neither kept nor changed. */
  readonly instance: unknown
  readonly operation: string
  /** A JSON object; `{}` where there are none. */
  readonly arguments: unknown
}

/** The fields before, at both names; the new state is known from the transition (K-115). */
const scopeBefore = (instance: EntityInstance, toState: string, args: JsonObject): Scope => ({
  id: instance.id,
  entity: instance.entity,
  version: instance.version,
  state: toState,
  fromState: instance.lifecycle_state,
  toState,
  args,
  fields: instance.fields,
  oldFields: instance.fields,
})

/** Steps 4 to 11, once the operation is known and its arguments are accepted; a replay enters here (K-214). */
export const runOperation = (
  definition: CompiledDefinition,
  operation: CompiledOperation,
  instance: EntityInstance,
  args: JsonObject,
): Either<CoreError, Decision> => {
  const { name } = operation
  const state = instance.lifecycle_state
  // 4: a transition from the current state
  const toState = operation.transitions.get(state)
  if (toState === undefined) return left({ kind: 'invalid_transition', operation: name, state })
  const before = scopeBefore(instance, toState, args)
  // 5: preconditions, on the current fields
  const failed = judge(operation.preconditions, before)
  if (failed !== undefined) return left(preconditionRefusal(name, failed))
  // 6: `set`, each assignment on the fields before
  const changes = assign(operation, before)
  if (isLeft(changes)) return changes
  // 7: the resulting fields, all of them, against the schema
  const fields = withChanges(instance.fields, changes.right)
  const invalidFields = checkObject(fields, 'fields', definition.schema)
  if (invalidFields !== undefined) return left(invalidFields)
  // 8: next revision, new instance
  const revision = nextRevision(instance.revision)
  const { entity, id } = instance
  if (revision === undefined) return left({ kind: 'revision_exhausted', entity, id, revision: instance.revision })
  const next: EntityInstance = { entity, version: instance.version, id, lifecycle_state: toState, revision, fields }
  const after: Scope = { ...before, fields }
  // 9: invariants, on the new instance
  const violated = judge(definition.invariants, after)
  if (violated !== undefined) return left(invariantRefusal(violated))
  // 10: events
  const difference = differenceOf(instance.fields, changes.right)
  const events = emit(operation.events, next, after, difference)
  if (isLeft(events)) return events
  // 11: the record and the decision
  const command = { command: 'execute', operation: name, arguments: args } as const
  return right(recordDecision(definition, command, state, next, difference, events.right))
}

/** Execution under a definition made ready, in exactly the order of K-170; `instance` is the kernel's own copy. */
export const executeOperation = (
  definition: CompiledDefinition,
  instance: EntityInstance,
  name: string,
  args: unknown,
): Either<CoreError, Decision> => {
  // 0: the instance's type is the definition's
  const isOfType = instance.entity === definition.entity && instance.version === definition.version
  if (!isOfType) return left(entityMismatch(definition, instance))
  // 1: its state is declared
  const { entity, lifecycle_state: state } = instance
  if (!definition.states.has(state)) return left({ kind: 'unknown_state', entity, state })
  // 2: the operation exists
  const operation = definition.operations.get(name)
  if (operation === undefined) return left({ kind: 'operation_not_found', operation: name })
  // 3: arguments: object, defaults, validation
  const taken = takeObject(args, 'arguments', operation.arguments)
  return isLeft(taken) ? taken : runOperation(definition, operation, instance, taken.right)
}

/**
 * Decides an operation under one definition, without a registry.
 *
 * @returns a Decision whose instance is one revision further, or the first refusal in the order of K-170. An instance that
 *   is not one (a missing key, a value that JSON cannot say) is `validation` at its path under `instance`
 */
export const decide = (definition: ValidatedDefinition, request: ExecuteRequest): Either<CoreError, Decision> => {
  const compiled = compiledOf(definition)
  if (compiled === undefined) return left(notValidated)
  const instance = takeInstance(request.instance)
  return isLeft(instance) ? instance : executeOperation(compiled, instance.right, request.operation, request.arguments)
}
