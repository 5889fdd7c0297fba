import type { JsonObject } from '@assent/kernel'
import type { JsonSchema } from '@assent/surface'
import type { Tool, ToolKind } from '../tool.js'
import { hostNumberSchema, type HostNumberSchema } from './host-number-schema.js'
import { commitSchema, eventSchema, instanceSchema, observationSchema } from './recorded-schema.js'
import { hasOutcomes, optionalOutcomeMembers, outcomeMembers } from './outcome-schema.js'
import { refusalSchemas } from './refusal-schema.js'
import { anyOf, closed, listOf, name, object, oneOf, orNull, revision, text } from './shapes.js'

const replayed: JsonSchema = {
  type: 'boolean',
  description: 'true: an earlier call of the same proposal stored it, and this is the original',
}

const page = (items: JsonSchema): JsonObject => ({ items: listOf(items), next: orNull(text) })

const availability: JsonSchema = {
  type: 'object',
  properties: { operation: name, status: oneOf(['legal', 'refused', 'depends']) },
  required: ['operation', 'status'],
}

const explanation: JsonSchema = {
  type: 'object',
  properties: { operation: text, verdict: oneOf(['accepted', 'refused']), refusal: orNull(object) },
  required: ['operation', 'verdict', 'refusal'],
}

const pins = ({ entity, versions }: Tool): JsonSchema =>
  closed({
    entity: { const: entity },
    id: name,
    operation: orNull(name),
    arguments: object,
    revision: orNull(revision),
    version: { type: 'integer', ...oneOf(versions) },
    definition: name,
  })

/** The fields that the host writes when it is stored: only where there are any. */
const fulfills = { fulfills: listOf(name) }

const optionalMembers = (tool: Tool): readonly string[] => [...optionalOutcomeMembers(tool), ...Object.keys(fulfills)]

const outcome = (tool: Tool): JsonSchema => {
  const accepted = { accepted: { const: true }, instance: instanceSchema(tool), events: listOf(eventSchema(tool)) }
  return anyOf([
    closed({ ...accepted, ...outcomeMembers(tool, fulfills) }, optionalMembers(tool)),
    closed({ accepted: { const: false }, refusal: anyOf(refusalSchemas) }),
  ])
}

const committed = (tool: Tool): JsonObject => ({
  commit: commitSchema(tool),
  replayed,
  ...outcomeMembers(tool, { message: name }),
})

const answers: { readonly [kind in ToolKind]: (tool: Tool) => JsonObject } = {
  create: committed,
  operation: committed,
  get: (tool) => ({ instance: instanceSchema(tool), operations: listOf(availability) }),
  list: () => page(name),
  events: (tool) => page(eventSchema(tool)),
  explain: (tool) => ({ revision, explanation, ...(hasOutcomes(tool) ? fulfills : {}) }),
  preview: (tool) => ({
    preview: closed({ pins: pins(tool), authority: name, trusted: object, outcome: outcome(tool) }),
  }),
  escalate: (tool) => ({ observation: observationSchema(tool), replayed }),
}

/**
 * The JSON Schema, 2020-12, of what a tool answers: success, an earlier call's success, a conflict, any other refusal.
 * A number that readers of JSON would round stands in it as the text of its digits (`writeNumbers`). It holds host
 * numbers only.
 */
export const outputSchema = (tool: Tool): HostNumberSchema =>
  hostNumberSchema({
    type: 'object',
    ...anyOf([closed({ ok: { const: true }, ...answers[tool.kind](tool) }, optionalMembers(tool)), ...refusalSchemas]),
  })
