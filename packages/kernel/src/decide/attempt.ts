import { isLeft } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition, CompiledOperation } from '../definition/compiled-definition.js'
import type { Held } from '../definition/held.js'
import type { Scope } from '../definition/scope.js'
import type { Decision, EntityInstance } from '../record/record.js'
import type { CoreError } from '../refusal.js'
import { nextRevision } from '../value/integer.js'
import { applyChanges } from './apply-changes.js'
import { assign } from './assign.js'
import { checkFields } from './check-fields.js'
import { emit } from './emit.js'
import { judge } from './judge.js'
import { operationNotFound } from './operation-not-found.js'
import { recordDecision } from './record-decision.js'
import { entityMismatch, invariantRefusal, preconditionRefusal } from './refusals.js'
import type { TakenInstance } from './take-instance.js'
import { takeHeld } from './take-object.js'

/** The steps of an execution that can refuse, in the order of K-170. */
export const steps = [
  'type',
  'state',
  'operation',
  'arguments',
  'transition',
  'preconditions',
  'set',
  'fields',
  'revision',
  'invariants',
  'events',
] as const

export type Step = (typeof steps)[number]

/** How far an execution came: its end, and what was known at it. An explanation reads the second part. */
export interface Attempt {
  readonly end: { readonly decision: Decision } | { readonly step: Step; readonly refusal: CoreError }
  readonly operation: CompiledOperation | undefined
  /** What rules read before the operation: from step 5 on. */
  readonly before: Scope | undefined
  /** What rules read after it: from step 9 on. */
  readonly after: Scope | undefined
}

const stopped = (
  step: Step,
  refusal: CoreError,
  operation?: CompiledOperation,
  before?: Scope,
  after?: Scope,
): Attempt => ({ end: { step, refusal }, operation, before, after })

/**
 * What references read: the instance before, the state that the transition leads to, and the fields at this moment
 * (K-115).
 */
export const scopeOf = (
  { instance, fields: oldFields }: TakenInstance,
  toState: string,
  args: Held,
  fields: Held,
): Scope => ({
  id: instance.id,
  entity: instance.entity,
  version: instance.version,
  state: toState,
  fromState: instance.lifecycle_state,
  toState,
  args,
  fields,
  oldFields,
})

/** Steps 4 to 11, once the operation is known and its arguments are accepted; a replay enters here (K-214). */
export const attemptOperation = (
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
  const decision = recordDecision(definition, command, state, next, applied, events.right)
  return { end: { decision }, operation, before, after }
}

/** Execution under a definition made ready, in exactly the order of K-170; `taken` is the kernel's own copy. */
export const attempt = (definition: CompiledDefinition, taken: TakenInstance, name: string, args: unknown): Attempt => {
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
  return attemptOperation(definition, operation, taken, held.right)
}
