import type { CoreError, ServiceRefusal } from '@assent/kernel'
import { countSchema } from '../json-schema/numbers.js'
import type { LargeNumbers } from '../json-schema/large-numbers.js'
import type { JsonSchema } from '../json-schema/schema.js'
import { closed, listOf, text, textOrNull } from '../json-schema/shapes.js'
import type { RefusalRows } from './refusal-kind.js'

const count: JsonSchema = { type: 'integer', minimum: 1 }
const errors = { ...listOf(closed({ path: text, message: text })), minItems: 1 }
const defect = { type: 'object', properties: { kind: text }, required: ['kind'] }
const rule = { rule: textOrNull, reason: text }
const unresolved = listOf(text)

/**
 * The refusals of the kernel under any rules, in the order in which a decision can meet them. What the stored subject
 * does not allow now is a conflict, 409; what is wrong with the request, whatever is stored, 422, as are all rules.
 */
export const kernelRefusals = (largeNumbers: LargeNumbers): RefusalRows<Exclude<CoreError, ServiceRefusal>> => ({
  entity_not_registered: {
    status: 404,
    calls: ['create', 'execute', 'get', 'list', 'events'],
    fields: { entity: text, version: count },
  },
  entity_mismatch: {
    status: 409,
    calls: ['execute'],
    fields: { expected_entity: text, expected_version: count, actual_entity: text, actual_version: count },
  },
  subject_mismatch: {
    status: 409,
    calls: ['execute'],
    fields: { entity: text, expected_id: text, actual_id: text },
  },
  unknown_state: { status: 409, calls: ['execute'], fields: { entity: text, state: text } },
  operation_not_found: { status: 404, calls: ['execute'], fields: { operation: text } },
  validation: { status: 422, calls: ['create', 'execute'], fields: { errors, more: count } },
  invalid_transition: { status: 409, calls: ['execute'], fields: { operation: text, state: text } },
  precondition_failed: { status: 422, calls: ['execute'], fields: { operation: text, ...rule } },
  precondition_unobservable: { status: 422, calls: ['execute'], fields: { operation: text, ...rule, unresolved } },
  template: { status: 422, calls: ['create', 'execute'], fields: { expression: text, reason: text } },
  increment_overflow: {
    status: 422,
    calls: ['execute'],
    fields: { operation: text, field: text, value: text, amount: text, range: text },
  },
  revision_exhausted: {
    status: 409,
    calls: ['execute'],
    fields: { entity: text, id: text, revision: countSchema(1, largeNumbers) },
  },
  invariant_violation: { status: 422, calls: ['create', 'execute'], fields: rule },
  invariant_unobservable: { status: 422, calls: ['create', 'execute'], fields: { ...rule, unresolved } },
  definition: {
    status: 422,
    calls: ['create', 'execute'],
    fields: { defect: text, defects: { ...listOf(defect), minItems: 1 }, more: count },
  },
})
