import { isLeft } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition, CompiledOperation } from '../../definition/compiled-definition.js'
import type { Held } from '../../definition/held.js'
import type { Scope } from '../../definition/scope.js'
import type { CompiledService } from '../../definition/service/compiled-service.js'
import type { Command, EntityInstance } from '../../record/record.js'
import type { CoreError } from '../../refusal.js'
import { nextRevision } from '../../value/integer.js'
import { applyChanges } from '../apply-changes.js'
import type { Attempt } from '../attempted.js'
import { checkFields } from '../check-fields.js'
import { emit } from '../emit.js'
import { judge } from '../judge.js'
import { invariantRefusal, preconditionRefusal } from '../refusals.js'
import { scopeOf } from '../scope-of.js'
import { recordOf } from '../record-decision.js'
import type { Step } from '../steps.js'
import type { TakenInstance } from '../take-instance.js'
import { courseOf, type Course } from './course.js'
import type { FulfillmentActions } from './fulfilment-actions.js'
import { mirror } from './mirror.js'
import { recordOutcome } from './record-outcome.js'
import { respond } from './respond.js'
import { writeFields } from './write-fields.js'

const commandOf = (operation: string, args: Held, actions: FulfillmentActions | undefined): Command => {
  const command = { command: 'execute', operation, arguments: args.object } as const
  return actions === undefined || Object.keys(actions).length === 0 ? command : { ...command, fulfillments: actions }
}

/** Steps 7 to 15 of SR-122, of an outcome or of an operation that has none. */
const follow = (
  course: Course,
  definition: CompiledDefinition,
  service: CompiledService,
  operation: CompiledOperation,
  taken: TakenInstance,
  args: Held,
  actions: FulfillmentActions | undefined,
): Attempt => {
  const { instance } = taken
  const { entity, version, id } = instance
  const { selecting, outcome, toState } = course
  const before = scopeOf(taken, toState, args, taken.fields)
  const stop = (step: Step, refusal: CoreError, after?: Scope): Attempt => ({
    end: { step, refusal },
    operation,
    before,
    after,
    selecting,
    outcome,
  })
  // 7: preconditions, on the current fields
  const failed = judge(operation.preconditions, before)
  if (failed !== undefined) return stop('preconditions', preconditionRefusal(operation.name, failed))
  // 8: what is written, each value from the fields before
  const written = writeFields(operation.name, course, before, actions)
  if (isLeft(written)) return stop('set', written.left)
  const { targets, values } = written.right
  // 9: the resulting fields, all of them, against the schema
  const applied = applyChanges(taken.fields, targets, values)
  const { fields } = applied
  const invalidFields = checkFields(definition.schema, targets, fields)
  if (invalidFields !== undefined) return stop('fields', invalidFields)
  // 10: next revision, new instance
  const revision = nextRevision(instance.revision)
  if (revision === undefined) {
    return stop('revision', { kind: 'revision_exhausted', entity, id, revision: instance.revision })
  }
  const next: EntityInstance = { entity, version, id, lifecycle_state: toState, revision, fields: fields.object }
  // 11: the id is still the address of the identity field
  const mismatch = mirror(service, id, fields)
  if (mismatch !== undefined) return stop('identity', mismatch)
  const after = scopeOf(taken, toState, args, fields)
  // 12: invariants, on the new instance
  const violated = judge(definition.invariants, after)
  if (violated !== undefined) return stop('invariants', invariantRefusal(violated), after)
  // 13: events
  const events = emit(course.events, next, after, applied)
  if (isLeft(events)) return stop('events', events.left, after)
  // 14: the response
  const answered = respond(outcome, operation.branches, after)
  if (isLeft(answered)) return stop('response', answered.left, after)
  // 15: the record and the decision
  const command = commandOf(operation.name, args, actions)
  const { lifecycle_state: fromState } = instance
  const record = recordOf(definition, command, fromState, next, applied, events.right)
  const decision = recordOutcome(record, answered.right)
  return { end: { decision }, operation, before, after, selecting, outcome }
}

/** Steps 4 to 15 of SR-122, once the operation is known and its arguments are accepted. */
export const attemptOutcome = (
  definition: CompiledDefinition,
  service: CompiledService,
  operation: CompiledOperation,
  taken: TakenInstance,
  args: Held,
  actions: FulfillmentActions | undefined,
): Attempt => {
  const course = courseOf(operation, taken, args)
  if (isLeft(course)) {
    const { step, refusal, selecting, outcome } = course.left
    return { end: { step, refusal }, operation, before: undefined, after: undefined, selecting, outcome }
  }
  return follow(course.right, definition, service, operation, taken, args, actions)
}
