import type { Shape } from './shape.js'

const text: Shape = { scalar: 'text' }
const textOrNull: Shape = { scalar: 'text_or_null' }
const listOf = (items: Shape): Shape => ({ items })
const byName = (others: Shape): Shape => ({ others })

const field: Shape = {
  members: {
    type: text,
    values: listOf(text),
    entity: textOrNull,
    inverse: textOrNull,
    alphabet: text,
    key: text,
    tag: text,
    // Getters, since a field holds fields.
    get items() {
      return field
    },
    get properties() {
      return byName(field)
    },
    get variants() {
      return byName(field)
    },
  },
}

const objectSchema: Shape = { members: { fields: byName(field) } }
const rule: Shape = { members: { name: textOrNull, message: textOrNull } }
const event: Shape = { members: { type: text } }
const transition: Shape = { members: { from: { scalar: 'text', items: text }, to: text } }

const operation: Shape = {
  members: {
    arguments: objectSchema,
    transitions: listOf(transition),
    preconditions: listOf(rule),
    emit: listOf(event),
    emits: listOf(event),
    response: objectSchema,
  },
}

/** The places of a definition document that want text (K-7). */
export const definitionShape: Shape = {
  members: {
    entity: text,
    semantics: text,
    number_observation: text,
    schema: objectSchema,
    lifecycle: { members: { initial: text, states: listOf(text) } },
    invariants: listOf(rule),
    create: { members: { emit: event, arguments: objectSchema, response: objectSchema } },
    operations: byName(operation),
    projections: byName({ members: { key: text, in_state: textOrNull } }),
  },
}
