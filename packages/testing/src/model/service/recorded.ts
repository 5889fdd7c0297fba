import {
  isJsonObject,
  type DecisionRecord,
  type DomainEvent,
  type EventDocument,
  type Json,
  type JsonObject,
  type ObjectSchemaDocument,
  type OutcomeDocument,
} from '@assent/kernel'
import type { PlainRecord } from '../recorded.js'
import { invalidAt, type Reading } from '../refusal.js'
import type { Scope } from './scope.js'
import { copied, resolveTemplate, resolveTemplates } from './template.js'
import { faultsOfServiceMembers } from './value.js'

/** What a decision did, before its events and its response. */
export type Done = Pick<DecisionRecord, 'command' | 'from_state' | 'result' | 'changed'> & {
  readonly removed: readonly string[]
}

const effectOf = ({ effect = 'none' }: OutcomeDocument): string => {
  if (typeof effect === 'object') return 'moved'
  return { none: 'unchanged', creates: 'created', updates: 'updated' }[effect]
}

/** One payload; the copied members follow (SR-133). */
const payloadOf = (
  { payload, payload_if_present = {} }: EventDocument,
  args: JsonObject,
  scope: Scope,
): Reading<Json> => {
  const resolved = resolveTemplate(payload, scope)
  if ('refused' in resolved || !isJsonObject(resolved.accepted)) return resolved
  return { accepted: { ...resolved.accepted, ...copied(payload_if_present, args) } }
}

const payloadsOf = (templates: readonly EventDocument[], args: JsonObject, scope: Scope): Reading<readonly Json[]> => {
  const payloads: Json[] = []
  for (const template of templates) {
    const payload = payloadOf(template, args, scope)
    if ('refused' in payload) return payload
    payloads.push(payload.accepted)
  }
  return { accepted: payloads }
}

const eventsOf = (
  { result, from_state, changed, removed }: Done,
  args: JsonObject,
  templates: readonly EventDocument[],
  payloads: readonly Json[],
): readonly DomainEvent[] => {
  const { entity, version, id, revision, lifecycle_state: to_state } = result
  const shared = { entity, version, id, revision, from_state, to_state, changed, args }
  const taken = removed.length === 0 ? {} : { removed }
  return templates.map(({ type }, index) => ({ ...shared, ...taken, type, payload: payloads[index] ?? null }))
}

/** The response, held to its schema (SR-129; D-25). */
const responseOf = (
  { responds = {}, responds_if_present = {} }: OutcomeDocument,
  { fields, additional_fields }: ObjectSchemaDocument,
  args: JsonObject,
  scope: Scope,
): Reading<JsonObject> => {
  const resolved = resolveTemplates(responds, scope)
  if ('refused' in resolved) return resolved
  const response = { ...resolved.accepted, ...copied(responds_if_present, args) }
  const faults = faultsOfServiceMembers(fields, additional_fields, response, 'response')
  return faults.length > 0 ? { refused: invalidAt(faults) } : { accepted: response }
}

/** What a named branch adds to the record (SR-165); the implicit branch has no name and adds nothing. */
const namedPart = (
  branch: OutcomeDocument,
  schema: ObjectSchemaDocument,
  args: JsonObject,
  scope: Scope,
): Reading<Pick<PlainRecord, 'outcome' | 'effect' | 'response'>> => {
  if (branch.name === '') return { accepted: {} }
  const response = responseOf(branch, schema, args, scope)
  if ('refused' in response) return response
  return { accepted: { outcome: branch.name, effect: effectOf(branch), response: response.accepted } }
}

/** Steps 13 to 15: the events of a branch, its response, and the record of it all. */
export const recordedService = (
  done: Done,
  args: JsonObject,
  branch: OutcomeDocument,
  response: ObjectSchemaDocument | undefined,
  scope: Scope,
): Reading<PlainRecord> => {
  const { emits = [] } = branch
  const payloads = payloadsOf(emits, args, scope)
  if ('refused' in payloads) return payloads
  const named = namedPart(branch, response ?? { fields: {}, additional_fields: false }, args, scope)
  if ('refused' in named) return named
  const { removed, ...plain } = done
  const { entity, id, revision, lifecycle_state: to_state } = done.result
  const events = eventsOf(done, args, emits, payloads.accepted)
  const taken = removed.length === 0 ? {} : { removed }
  return { accepted: { ...plain, ...taken, entity, id, revision, to_state, events, ...named.accepted } }
}

/** A member of a command that is written only where it is not empty (SR-165). */
export const unlessEmpty = (name: 'arguments' | 'fulfillments', value: JsonObject | undefined): JsonObject =>
  value === undefined || Object.keys(value).length === 0 ? {} : { [name]: value }
