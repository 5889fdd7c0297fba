import {
  memberOf,
  type DefinitionDocument,
  type EntityInstance,
  type JsonObject,
  type OperationDocument,
  type OutcomeDocument,
} from '@assent/kernel'
import { changedBetween } from '../changed.js'
import { namesOf } from '../names.js'
import type { PlainRecord } from '../recorded.js'
import { invalidAt, type Reading } from '../refusal.js'
import { following } from '../revision.js'
import { targetOf } from '../transition.js'
import { admit, leadsTo } from './admit.js'
import { apply, assignService, together, type Written } from './assign.js'
import { fulfil, type Actions } from './fulfil.js'
import { judgeMirror } from './identity.js'
import { recordedService, unlessEmpty } from './recorded.js'
import { judgeServiceInvariants, judgeServicePreconditions } from './rules.js'
import type { Scope } from './scope.js'
import { operationScope, operationSelector } from './scopes.js'
import { refusalOf, select } from './select.js'
import { copied } from './template.js'
import { faultsOfServiceMembers } from './value.js'

/** One call: an operation that is known, on an instance, with arguments that were accepted. */
export interface Called {
  readonly document: DefinitionDocument
  readonly instance: EntityInstance
  readonly name: string
  readonly operation: OperationDocument
  readonly args: JsonObject
  readonly actions?: Actions | undefined
}

/** A branch, and the state that it leads to. */
interface Course {
  readonly branch: OutcomeDocument
  readonly toState: string
}

/** Without branches an operation is one of its own, without a name, which transitions as in the base (SR-123). */
const implicitCourse = ({ name, operation, instance: { lifecycle_state: state } }: Called): Reading<Course> => {
  const toState = targetOf(operation, state)
  if (toState === undefined) return { refused: { kind: 'invalid_transition', operation: name, state } }
  return { accepted: { branch: { name: '', set: operation.set, emits: operation.emits }, toState } }
}

/** Steps 4 to 6: the branch that is taken, unless it refuses. */
const chosen = (called: Called): Reading<Course> => {
  const { document, instance, name, operation, args } = called
  const { outcomes = [] } = operation
  if (outcomes.length === 0) return implicitCourse(called)
  const state = instance.lifecycle_state
  const selected = select(outcomes, state, operationSelector(document, instance, name, args), name)
  if ('refused' in selected) return selected
  const admitted = admit(document, name, outcomes, selected.accepted, state)
  if ('refused' in admitted) return admitted
  const branch = admitted.accepted
  const refused = refusalOf(branch)
  return refused === undefined ? { accepted: { branch, toState: leadsTo(branch, state) } } : { refused }
}

/** Step 8: `set`, what is copied of the arguments, what the host fulfils. */
const written = ({ document, instance, name, args, actions }: Called, branch: OutcomeDocument, scope: Scope) => {
  const assigned = assignService(document, name, branch.set ?? {}, instance.fields, scope)
  if ('refused' in assigned) return assigned
  const present: Written = { values: copied(branch.set_if_present ?? {}, args), removed: [] }
  const fulfilled = fulfil(document, name, branch.name, namesOf(branch.fulfills ?? {}), actions)
  if ('refused' in fulfilled) return fulfilled
  return { accepted: together([assigned.accepted, present, fulfilled.accepted]) }
}

/** Steps 4 to 15 (SR-122). */
export const readServiceOperation = (called: Called): Reading<PlainRecord> => {
  const { document, instance, name, operation, args, actions } = called
  const { entity, version, schema, invariants } = document
  const { id, revision, lifecycle_state: from_state, fields: before } = instance
  const course = chosen(called)
  if ('refused' in course) return course
  const { branch, toState } = course.accepted
  const scopeWith = (fields: JsonObject): Scope => operationScope(document, instance, name, args, toState, fields)
  const failed = judgeServicePreconditions(operation.preconditions, scopeWith(before), name)
  if (failed !== undefined) return { refused: failed }
  const wrote = written(called, branch, scopeWith(before))
  if ('refused' in wrote) return wrote
  const { removed } = wrote.accepted
  const fields = apply(before, wrote.accepted)
  const faults = faultsOfServiceMembers(schema.fields, schema.additional_fields, fields, 'fields')
  if (faults.length > 0) return { refused: invalidAt(faults) }
  const next = following(revision)
  if (next === undefined) return { refused: { kind: 'revision_exhausted', entity, id, revision } }
  const refused = judgeMirror(document, id, fields) ?? judgeServiceInvariants(invariants, scopeWith(fields))
  if (refused !== undefined) return { refused }
  const done = {
    command: { command: 'execute', operation: name, arguments: args, ...unlessEmpty('fulfillments', actions) },
    from_state,
    result: { entity, version, id, lifecycle_state: toState, revision: next, fields },
    changed: changedBetween(before, fields),
    removed,
  } as const
  return recordedService(done, args, branch, memberOf(document.operations, name)?.response, scopeWith(fields))
}
