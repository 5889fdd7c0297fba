import type { ServiceRefusal } from '@assent/kernel'
import { listOf, text, textOrNull } from '../json-schema/shapes.js'
import type { Call, RefusalRows } from './refusal-kind.js'

const writes: readonly Call[] = ['create', 'execute']
const unresolved = listOf(text)
const ofHost = { operation: text, outcome: text }

/**
 * The refusals of the kernel under the service rules only. Which of them a call can meet depends on what its command
 * declares.
 */
export const serviceRefusals: RefusalRows<ServiceRefusal> = {
  refused: { status: 422, calls: writes, fields: { outcome: text, error: text, reason: textOrNull } },
  no_outcome_selected: { status: 422, calls: writes, fields: { operation: text } },
  outcome_unobservable: { status: 422, calls: writes, fields: { operation: text, outcome: text, unresolved } },
  unspecified_move_source: {
    status: 409,
    calls: ['execute'],
    fields: { operation: text, outcome: text, state: text, from: listOf(text) },
  },
  identity_mismatch: { status: 422, calls: writes, fields: { field: text, id: text, address: text } },
  creation_identity_unavailable: { status: 422, calls: ['create'], fields: { entity: text, reason: text } },
  fulfillment_required: { status: 422, calls: ['execute'], fields: { ...ofHost, fields: listOf(text) } },
  fulfillment_keys_mismatch: {
    status: 422,
    calls: ['execute'],
    fields: { ...ofHost, missing: listOf(text), extra: listOf(text) },
  },
  required_field_removal: { status: 422, calls: ['execute'], fields: { ...ofHost, field: text } },
}
