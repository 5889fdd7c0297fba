import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition } from '../definition/compiled-definition.js'
import { compiledOf, type ValidatedDefinition } from '../definition/validated-definition.js'
import type { Decision } from '../record/record.js'
import type { CoreError } from '../refusal.js'
import { createdInstance, creationScope } from './creation.js'
import { emit } from './emit.js'
import { judge } from './judge.js'
import { partOf } from './part-of.js'
import { decisionOf, recordOf } from './record-decision.js'
import { invariantRefusal, notValidated } from './refusals.js'
import { createAt } from './service/create-service.js'
import { takeHeld } from './take-object.js'
import { takeIdentity } from './take-text.js'

/** An identity, which is any text that is not blank, and what the creation is made from. */
export interface CreateRequest {
  readonly id: string
  /**
   * A JSON object: the fields, or where the definition has outcomes of a creation their arguments. The caller's object
   * is neither kept nor changed.
   */
  readonly fields: unknown
}

/** Creation in exactly the order of K-169. */
const createFromFields = (definition: CompiledDefinition, request: CreateRequest): Either<CoreError, Decision> => {
  // 1: the identity is not blank
  const id = takeIdentity(partOf(request, 'id'))
  if (isLeft(id)) return id
  // 2 to 4: fields are an object; defaults; validation
  const fields = takeHeld(partOf(request, 'fields'), 'fields', definition.schema)
  if (isLeft(fields)) return fields
  // 5: the instance
  const instance = createdInstance(definition, id.right, fields.right.object)
  const scope = creationScope(instance, fields.right)
  // 6: invariants
  const violated = judge(definition.invariants, scope)
  if (violated !== undefined) return left(invariantRefusal(violated))
  // 7: the creation event
  const difference = { changed: instance.fields, removed: undefined }
  const events = emit(definition.creationEvents, instance, scope, difference)
  if (isLeft(events)) return events
  // 8: the record and the decision
  const command = { command: 'create', fields: instance.fields } as const
  return right(decisionOf(recordOf(definition, command, null, instance, difference, events.right)))
}

/** Creation under a definition made ready; the one place where the two sets of rules part (SR-9). */
export const createInstance = (definition: CompiledDefinition, request: CreateRequest): Either<CoreError, Decision> =>
  definition.service === undefined
    ? createFromFields(definition, request)
    : createAt(definition, definition.service, partOf(request, 'id'), partOf(request, 'fields'))

/**
 * Decides a creation under one definition, without a registry.
 *
 * @returns a Decision at revision 1 in the initial state, or the first refusal in the order of K-169: `validation`,
 *   `invariant_violation`, `invariant_unobservable`, `template`; under the service rules in the order of SR-124, with
 *   `no_outcome_selected`, `outcome_unobservable`, `refused` and `identity_mismatch` besides
 */
export const decideCreate = (definition: ValidatedDefinition, request: CreateRequest): Either<CoreError, Decision> => {
  const compiled = compiledOf(definition)
  return compiled === undefined ? left(notValidated()) : createInstance(compiled, request)
}
