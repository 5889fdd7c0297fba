import { isJsonObject, memberOf, type DefinitionDocument, type Json, type JsonObject } from '@assent/kernel'
import { namesOf } from '../names.js'
import { invalidAt, type PlainRefusal, type Reading } from '../refusal.js'
import type { Written } from './assign.js'
import { faultsOfValue } from './value.js'

/** The actions that the host supplies, by field (SR-142). */
export type Actions = JsonObject

const valueOf = (action: Json): Json | undefined => {
  const set = isJsonObject(action) ? memberOf(action, 'set') : undefined
  return set !== undefined && isJsonObject(set) ? memberOf(set, 'value') : undefined
}

const judgeAction = (
  { schema }: DefinitionDocument,
  operation: string,
  outcome: string,
  field: string,
  action: Json,
): PlainRefusal | undefined => {
  const declared = memberOf(schema.fields, field)
  if (declared === undefined) return undefined
  if (action === 'remove' && declared.required) return { kind: 'required_field_removal', operation, outcome, field }
  const value = valueOf(action)
  const faults = value === undefined ? [] : faultsOfValue(declared, value, `fulfillments.${field}.value`)
  return faults.length > 0 ? invalidAt(faults) : undefined
}

/** What the actions write, for a branch that lists these fields; the implicit branch has no name (SR-144 to SR-149). */
export const fulfil = (
  document: DefinitionDocument,
  operation: string,
  outcome: string,
  listed: readonly string[],
  actions: Actions | undefined,
): Reading<Written> => {
  if (actions === undefined && listed.length > 0)
    return { refused: { kind: 'fulfillment_required', operation, outcome, fields: listed } }
  const given = actions ?? {}
  const missing = listed.filter((field) => !Object.hasOwn(given, field))
  const extra = namesOf(given).filter((field) => !listed.includes(field))
  if (missing.length + extra.length > 0)
    return { refused: { kind: 'fulfillment_keys_mismatch', operation, outcome, missing, extra } }
  for (const field of listed) {
    const refused = judgeAction(document, operation, outcome, field, memberOf(given, field) ?? null)
    if (refused !== undefined) return { refused }
  }
  const values = listed.flatMap((field) => {
    const value = valueOf(memberOf(given, field) ?? null)
    return value === undefined ? [] : [[field, value] as const]
  })
  const removed = listed.filter((field) => memberOf(given, field) === 'remove')
  return { accepted: { values: Object.fromEntries(values), removed } }
}
