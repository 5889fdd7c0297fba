import {
  memberOf,
  type DefinitionDocument,
  type EntityInstance,
  type FulfilmentsDocument,
  type Json,
  type JsonObject,
  type OutcomeDocument,
} from '@assent/kernel'
import { readExecute } from '../execute.js'
import { isBlankText } from '../names.js'
import { normalizeUnder } from '../normalize.js'
import type { PlainRecord } from '../recorded.js'
import { invalidAt, type PlainRefusal, type Reading } from '../refusal.js'
import { askService } from './condition.js'
import type { Actions } from './fulfil.js'
import { preparedSelector } from './scopes.js'
import { refusalOf, unobservable } from './select.js'

/** What a call comes to before its instance is there: a declared refusal, or that the instance is needed (SR-154). */
export type PlainPreparation =
  | { readonly status: 'refused'; readonly outcome: Json; readonly error: Json; readonly message: Json }
  | {
      readonly status: 'load'
      readonly subject: { readonly entity: string; readonly version: number; readonly id: string }
      readonly arguments: JsonObject
    }

const declaredOf = (refusal: PlainRefusal) => ({
  outcome: refusal['outcome'] ?? null,
  error: refusal['error'] ?? null,
  message: refusal['reason'] ?? null,
})

/** What the walk through the branches comes to without an instance: a branch, or `load` (SR-156). */
const scan = (
  document: DefinitionDocument,
  id: string,
  name: string,
  outcomes: readonly OutcomeDocument[],
  args: JsonObject,
): Reading<OutcomeDocument | 'load'> => {
  for (const branch of outcomes) {
    if (branch.wrong_state === true) continue
    if (branch.in_state !== undefined) return { accepted: 'load' }
    if (branch.when === undefined) return { accepted: branch }
    const { answer, unresolved } = askService(branch.when, preparedSelector(document, id, name, args))
    if (answer === 'withheld') return { accepted: 'load' }
    if (answer === 'unknown') return { refused: unobservable(name, branch, unresolved) }
    if (answer) return { accepted: branch }
  }
  return { refused: { kind: 'no_outcome_selected', operation: name } }
}

/** Decides as far as it can be done without the instance (SR-155). */
export const readPrepare = (
  document: DefinitionDocument,
  id: string,
  name: string,
  given: Json,
): Reading<PlainPreparation> => {
  const { entity, version, operations } = document
  if (isBlankText(id)) return { refused: invalidAt(['id']) }
  const operation = memberOf(operations, name)
  if (operation === undefined) return { refused: { kind: 'operation_not_found', operation: name } }
  const args = normalizeUnder(document, operation.arguments, given, 'arguments')
  if ('refused' in args) return args
  const { outcomes = [] } = operation
  const reached =
    outcomes.length === 0 ? { accepted: 'load' as const } : scan(document, id, name, outcomes, args.accepted)
  if ('refused' in reached) return reached
  const refusal = reached.accepted === 'load' ? undefined : refusalOf(reached.accepted)
  return {
    accepted:
      refusal === undefined
        ? { status: 'load', subject: { entity, version, id }, arguments: args.accepted }
        : { status: 'refused', ...declaredOf(refusal) },
  }
}

/** What a prepared call comes to on its instance: all of it, or that the host must act first (SR-160). */
export type PlainSelection =
  | { readonly status: 'complete'; readonly answer: Reading<PlainRecord> }
  | { readonly status: 'needs_fulfillment'; readonly outcome: string; readonly fulfills: FulfilmentsDocument }

/** A refusal because the instance is not the one that the call was prepared for (SR-159). */
const strangerTo = (
  { entity, version }: DefinitionDocument,
  expected_id: string,
  instance: EntityInstance,
): PlainRefusal | undefined => {
  const { entity: actual_entity, version: actual_version, id: actual_id } = instance
  if (actual_entity !== entity || actual_version !== version) {
    const expected = { expected_entity: entity, expected_version: version }
    return { kind: 'entity_mismatch', ...expected, actual_entity, actual_version }
  }
  return actual_id === expected_id ? undefined : { kind: 'subject_mismatch', entity, expected_id, actual_id }
}

/** What continuing comes to, for a call that was prepared: what deciding comes to (SR-159, SR-161). */
export const readContinue = (
  document: DefinitionDocument,
  id: string,
  name: string,
  given: Json,
  instance: EntityInstance,
  actions?: Actions,
): Reading<PlainRecord> => {
  const refused = strangerTo(document, id, instance)
  return refused === undefined ? readExecute(document, instance, name, given, actions) : { refused }
}

/** The same, where a branch that lacks actions is no refusal (SR-160). */
export const readSelect = (
  document: DefinitionDocument,
  id: string,
  name: string,
  given: Json,
  instance: EntityInstance,
): PlainSelection => {
  const answer = readContinue(document, id, name, given, instance)
  if (!('refused' in answer) || answer.refused.kind !== 'fulfillment_required') return { status: 'complete', answer }
  const branch = memberOf(document.operations, name)?.outcomes?.find(
    ({ name: own }) => own === answer.refused['outcome'],
  )
  return { status: 'needs_fulfillment', outcome: branch?.name ?? '', fulfills: branch?.fulfills ?? {} }
}
