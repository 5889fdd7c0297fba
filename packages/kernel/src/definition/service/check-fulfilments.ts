import type { OutcomeDocument } from '../../document/document.js'
import type { FulfilmentDocument } from '../../document/service/service-document.js'
import { memberOf } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import type { Defect } from '../defect.js'
import { notAvailable } from './check-gates.js'
import { pathOfOutcome, type Command } from './command.js'

const checkField = (
  field: string,
  { actions }: FulfilmentDocument,
  outcome: OutcomeDocument,
  { name, document }: Command,
): readonly Defect[] => {
  const place = { operation: name, outcome: outcome.name, field }
  const declared = memberOf(document.schema.fields, field)
  if (declared === undefined) return [{ kind: 'fulfillment_field_unknown', ...place }]
  const expected = declared.required ? 'required' : 'optional'
  return [
    ...(document.identity?.field === field ? [{ kind: 'fulfillment_identity_field', ...place } as const] : []),
    ...(Object.hasOwn(outcome.set ?? {}, field) ? [{ kind: 'fulfillment_set_conflict', ...place } as const] : []),
    ...(Object.hasOwn(outcome.set_if_present ?? {}, field)
      ? [{ kind: 'fulfillment_conditional_set_conflict', ...place } as const]
      : []),
    ...(actions === expected ? [] : [{ kind: 'fulfillment_presence_mismatch', ...place, expected } as const]),
  ]
}

/** The fields of a branch that the host fulfils; those of a refusing one are refused with it already (SR-143). */
export const checkFulfilments = (outcome: OutcomeDocument, command: Command): readonly Defect[] => {
  const { fulfills = {}, refuses, name } = outcome
  const fields = namesOf(fulfills)
  if (fields.length === 0) return []
  if (command.isCreation) {
    return fields.map((field) => ({ kind: 'fulfillment_on_create', outcome: name, field }))
  }
  if (command.level < 3) return [notAvailable(`${pathOfOutcome(command, outcome)}.fulfills`, 'fulfills')]
  if (refuses !== undefined) return []
  return fields.flatMap((field) => checkField(field, fulfills[field] as FulfilmentDocument, outcome, command))
}
