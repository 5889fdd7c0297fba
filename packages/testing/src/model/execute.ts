// This folder is a plain reading of the specification, a second opinion for the laws: what `kernel/1` decides (and, in
// the folder `service`, what the service rules decide otherwise) and what a store holds, written from the specification
// and not from the sources of the kernel, as short as it can be and as slow as it likes. From the kernel it takes the
// types of a document and how a number stands in memory, and nothing that decides. It leaves out sentences (K-193),
// values that are no JSON, limits of depth and of listed errors (D-5), and instances that are none.
import {
  memberOf,
  type DefinitionDocument,
  type EntityInstance,
  type Json,
  type JsonObject,
  type OperationDocument,
} from '@assent/kernel'
import { assign } from './assign.js'
import { changedBetween } from './changed.js'
import { factsOfExecution } from './facts.js'
import { normalizeUnder } from './normalize.js'
import { recorded, type PlainRecord } from './recorded.js'
import { invalidAt, type Reading } from './refusal.js'
import { following } from './revision.js'
import { judgeInvariants, judgePreconditions } from './rules.js'
import { readServiceOperation } from './service/execute.js'
import type { Actions } from './service/fulfil.js'
import { targetOf } from './transition.js'
import { faultsOfMembers } from './value.js'

/** Steps 4 to 11, once the operation is known and its arguments are accepted. */
const readOperation = (
  document: DefinitionDocument,
  instance: EntityInstance,
  name: string,
  operation: OperationDocument,
  args: JsonObject,
): Reading<PlainRecord> => {
  const { entity, version, schema, invariants } = document
  const { id, revision, lifecycle_state: state, fields: before } = instance
  const toState = targetOf(operation, state)
  if (toState === undefined) return { refused: { kind: 'invalid_transition', operation: name, state } }
  const factsBefore = factsOfExecution(instance, toState, args, before)
  const failed = judgePreconditions(operation.preconditions, factsBefore, name)
  if (failed !== undefined) return { refused: failed }
  const assigned = assign(document, name, before, factsBefore)
  if ('refused' in assigned) return assigned
  const { fields, removed } = assigned.accepted
  const faults = faultsOfMembers(schema.fields, schema.additional_fields, fields, 'fields')
  if (faults.length > 0) return { refused: invalidAt(faults) }
  const next = following(revision)
  if (next === undefined) return { refused: { kind: 'revision_exhausted', entity, id, revision } }
  const facts = factsOfExecution(instance, toState, args, fields)
  const violated = judgeInvariants(invariants, facts)
  if (violated !== undefined) return { refused: violated }
  const done = {
    command: { command: 'execute', operation: name, arguments: args },
    from_state: state,
    result: { entity, version, id, lifecycle_state: toState, revision: next, fields },
    changed: changedBetween(before, fields),
    ...(removed.length === 0 ? {} : { removed }),
  } as const
  return recorded(done, args, operation.emits, facts)
}

/** Execution, step by step (K-170), with the actions of the host for the fields that an outcome fulfils (SR-145). */
export const readExecute = (
  document: DefinitionDocument,
  instance: EntityInstance,
  name: string,
  given: Json,
  actions?: Actions,
): Reading<PlainRecord> => {
  const { entity, version, lifecycle } = document
  const { entity: actual_entity, version: actual_version, lifecycle_state: state } = instance
  if (actual_entity !== entity || actual_version !== version) {
    const expected = { expected_entity: entity, expected_version: version }
    return { refused: { kind: 'entity_mismatch', ...expected, actual_entity, actual_version } }
  }
  if (!lifecycle.states.includes(state)) return { refused: { kind: 'unknown_state', entity, state } }
  const operation = memberOf(document.operations, name)
  if (operation === undefined) return { refused: { kind: 'operation_not_found', operation: name } }
  const normalized = normalizeUnder(document, operation.arguments, given, 'arguments')
  if ('refused' in normalized) return normalized
  const args = normalized.accepted
  return document.semantics === undefined
    ? readOperation(document, instance, name, operation, args)
    : readServiceOperation({ document, instance, name, operation, args, actions })
}
