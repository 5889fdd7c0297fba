import type { ServiceRefusal } from '@assent/kernel'
import { listOf, text, textOrNull } from '../json-schema/shapes.js'
import type { RefusalRows } from './refusal-kind.js'

/**
 * The refusals of the kernel under the service rules only. No contract is written of such a definition yet: so no call
 * of a contract can meet them.
 */
export const serviceRefusals: RefusalRows<ServiceRefusal> = {
  refused: { status: 422, calls: [], fields: { outcome: text, error: text, reason: textOrNull } },
  no_outcome_selected: { status: 422, calls: [], fields: { operation: text } },
  outcome_unobservable: {
    status: 422,
    calls: [],
    fields: { operation: text, outcome: text, unresolved: listOf(text) },
  },
  unspecified_move_source: {
    status: 409,
    calls: [],
    fields: { operation: text, outcome: text, state: text, from: listOf(text) },
  },
  identity_mismatch: { status: 422, calls: [], fields: { field: text, id: text, address: text } },
  creation_identity_unavailable: { status: 422, calls: [], fields: { entity: text, reason: text } },
  fulfillment_required: { status: 422, calls: [], fields: { operation: text, outcome: text, fields: listOf(text) } },
  fulfillment_keys_mismatch: {
    status: 422,
    calls: [],
    fields: { operation: text, outcome: text, missing: listOf(text), extra: listOf(text) },
  },
  required_field_removal: { status: 422, calls: [], fields: { operation: text, outcome: text, field: text } },
}
