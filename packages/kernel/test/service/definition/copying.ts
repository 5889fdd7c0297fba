import type { Part } from '../../support/permit.js'
import { extending } from '../loan.js'

/** The leaf that is copied. */
export const note = { type: 'string', max_length: 40 }
export const branch = 'operations.extend.outcomes.done'

/** Arguments that may be copied, and others of each kind that may not. */
export const args: Part = {
  note,
  paid: { type: 'string', required: true },
  desk: { type: 'string', default: 'main' },
  none: { type: 'json', default: null },
  sender: {
    type: 'object',
    required: true,
    properties: {
      name: note,
      card: { type: 'object', required: true, properties: { mark: note } },
      maybe: { type: 'object' },
    },
  },
  open: { type: 'object', required: true, additional_properties: true, properties: { name: note } },
  list: { type: 'array', required: true, items: note },
  filled: { type: 'object', required: true, default: {}, properties: { name: note } },
}

/** An outcome of `extend` with these parts. */
export const copying = (parts: Part, fields: Part = { note }, operation: Part = {}): Part =>
  extending(
    fields,
    [{ name: 'done', effect: 'updates', ...parts }],
    { arguments: { fields: args }, ...operation },
    { semantics: 'service/2' },
  )

/** An outcome that copies an argument to `note`. */
export const setting = (argument: string, fields?: Part): Part =>
  copying({ set_if_present: { note: { argument } } }, fields)
