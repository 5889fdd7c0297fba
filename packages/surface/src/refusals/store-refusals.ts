import { closed, listOf, oneOf, orNull, text, textOrNull } from '../json-schema/shapes.js'
import { countSchema } from '../json-schema/numbers.js'
import type { LargeNumbers } from '../json-schema/large-numbers.js'
import type { Call, RefusalKind } from './refusal-kind.js'

const all: readonly Call[] = ['create', 'execute', 'get', 'list', 'events']
const writes: readonly Call[] = ['create', 'execute']

/**
 * The refusals of a store and of what is handed to it (D-2). Only a lost answer to a write is not known to have changed
 * nothing; the same request under the same record id settles it.
 */
export const storeRefusals = (largeNumbers: LargeNumbers): { readonly [kind: string]: RefusalKind } => {
  const revision = countSchema(0, largeNumbers)
  const expectation = closed({ kind: oneOf(['absent', 'revision']), revision }, ['revision'])
  const conflict = { expected: { anyOf: [revision, expectation] }, found: orNull(countSchema(1, largeNumbers)) }
  const subject = { entity: text, id: text }
  return {
    not_found: { by: 'store', status: 404, calls: ['execute', 'get', 'events'], fields: subject },
    revision_conflict: { by: 'store', status: 409, calls: writes, fields: { ...subject, ...conflict } },
    record_conflict: { by: 'store', status: 409, calls: writes, fields: { record_id: text } },
    reference_missing: {
      by: 'store',
      status: 409,
      calls: writes,
      fields: { ...subject, relation: text, target: closed({ entity: text, id: textOrNull }) },
    },
    reference_cycle: {
      by: 'store',
      status: 409,
      calls: writes,
      fields: { ...subject, field: text, path: listOf(text) },
    },
    outcome_unknown: { by: 'store', status: 504, calls: writes, fields: { record_id: text } },
    store_unreachable: { by: 'store', status: 503, calls: all, fields: { provider: text } },
    store_backend: { by: 'store', status: 500, calls: all, fields: {} },
    not_storable: { by: 'store', status: 422, calls: writes, fields: { path: text, reason: text } },
    corrupt_history: {
      by: 'store',
      status: 500,
      calls: all,
      fields: { subject: closed(subject), record_id: textOrNull },
    },
    invalid_recording: { by: 'input', status: 422, calls: writes, fields: {} },
    fulfillment_failed: { by: 'input', status: 500, calls: ['execute'], fields: { operation: text, outcome: text } },
    invalid_query: { by: 'input', status: 422, calls: ['list', 'events'], fields: {} },
  }
}
