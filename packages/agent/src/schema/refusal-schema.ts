import type { JsonSchema } from '@assent/surface'
import { advice } from '../advice.js'
import { anyOf, closed, json, listOf, name, object, oneOf, orNull, revision, text } from './shapes.js'

const added = { refused: { const: true }, by: oneOf(['kernel', 'store', 'input']), message: name, detail: text }

/** Another writer won: what was expected, and what is there. */
const conflict: JsonSchema = closed({
  kind: { const: 'revision_conflict' },
  entity: text,
  id: text,
  expected: anyOf([revision, { const: 0 }, object]),
  found: orNull(revision),
  ...added,
})

const kinds = Object.keys(advice).filter((kind) => kind !== 'revision_conflict')

/** Every other refusal. What further members there are follows from its kind. */
const others: JsonSchema = {
  type: 'object',
  properties: {
    kind: oneOf(kinds),
    ...added,
    errors: listOf(closed({ path: text, message: text })),
    unresolved: listOf(text),
    reason: orNull(text),
    outcome: text,
    error: text,
    rule: orNull(text),
    operation: orNull(text),
    state: text,
    found: json,
    record_id: orNull(text),
  },
  required: ['kind', 'refused', 'by', 'message'],
}

/** What a tool answers where it does not succeed (D-1): a conflict in full, another refusal by its kind. */
export const refusalSchemas: readonly JsonSchema[] = [conflict, others]
