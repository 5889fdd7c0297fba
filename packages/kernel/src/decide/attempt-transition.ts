import { isLeft } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition, CompiledOperation } from '../definition/compiled-definition.js'
import type { Held } from '../definition/held.js'
import type { EntityInstance } from '../record/record.js'
import type { CoreError } from '../refusal.js'
import { nextRevision } from '../value/integer.js'
import { applyChanges } from './apply-changes.js'
import { assign } from './assign.js'
import { stopped, type Attempt } from './attempted.js'
import { checkFields } from './check-fields.js'
import { emit } from './emit.js'
import { judge } from './judge.js'
import { decisionOf, recordOf } from './record-decision.js'
import { invariantRefusal, preconditionRefusal } from './refusals.js'
import { scopeOf } from './scope-of.js'
import type { TakenInstance } from './take-instance.js'

/** Steps 4 to 11 of K-170, once the operation is known and its arguments are accepted. */
export const attemptTransition = (
  definition: CompiledDefinition,
  operation: CompiledOperation,
  taken: TakenInstance,
  args: Held,
): Attempt => {
  const { instance } = taken
  const { name, set } = operation
  const { entity, version, id, lifecycle_state: state } = instance
  // 4: a transition from the current state
  const toState = operation.transitions.get(state)
  if (toState === undefined)
    return stopped('transition', { kind: 'invalid_transition', operation: name, state }, operation)
  const before = scopeOf(taken, toState, args, taken.fields)
  // 5: preconditions, on the current fields
  const failed = judge(operation.preconditions, before)
  if (failed !== undefined) return stopped('preconditions', preconditionRefusal(name, failed), operation, before)
  // 6: `set`, each assignment on the fields before
  const values = assign(operation, before)
  if (isLeft(values)) return stopped('set', values.left, operation, before)
  // 7: the resulting fields, all of them, against the schema
  const applied = applyChanges(taken.fields, set, values.right)
  const { fields } = applied
  const invalidFields = checkFields(definition.schema, set, fields)
  if (invalidFields !== undefined) return stopped('fields', invalidFields, operation, before)
  // 8: next revision, new instance
  const revision = nextRevision(instance.revision)
  if (revision === undefined) {
    const refusal: CoreError = { kind: 'revision_exhausted', entity, id, revision: instance.revision }
    return stopped('revision', refusal, operation, before)
  }
  const next: EntityInstance = { entity, version, id, lifecycle_state: toState, revision, fields: fields.object }
  const after = scopeOf(taken, toState, args, fields)
  // 9: invariants, on the new instance
  const violated = judge(definition.invariants, after)
  if (violated !== undefined) return stopped('invariants', invariantRefusal(violated), operation, before, after)
  // 10: events
  const events = emit(operation.events, next, after, applied)
  if (isLeft(events)) return stopped('events', events.left, operation, before, after)
  // 11: the record and the decision
  const command = { command: 'execute', operation: name, arguments: args.object } as const
  const decision = decisionOf(recordOf(definition, command, state, next, applied, events.right))
  return { end: { decision }, operation, before, after, selecting: undefined, outcome: undefined }
}
