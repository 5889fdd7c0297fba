import type { JsonSchema } from '@assent/surface'
import type { Tool } from '../tool.js'
import { closed, json, listOf, name, object, oneOf, orNull, revision, text } from './shapes.js'

type Type = Pick<Tool, 'entity' | 'versions'>

/** A subject as it stands. Its fields are those of its version, trusted ones included. */
export const instanceSchema = ({ entity, versions }: Type): JsonSchema =>
  closed({
    entity: { const: entity },
    version: { type: 'integer', ...oneOf(versions) },
    id: name,
    lifecycle_state: name,
    revision,
    fields: object,
  })

/** What happened to a subject. */
export const eventSchema = ({ entity }: Type): JsonSchema =>
  closed(
    {
      entity: { const: entity },
      version: { type: 'integer' },
      id: name,
      revision,
      type: name,
      from_state: orNull(text),
      to_state: text,
      changed: object,
      removed: listOf(text),
      args: object,
      payload: json,
    },
    ['removed'],
  )

const envelopeSchema = (record: JsonSchema): JsonSchema =>
  closed({
    record_id: name,
    recorded_at: name,
    correlation: orNull(text),
    causation: orNull(text),
    actor: orNull(text),
    record,
  })

/** A decision as it is stored. */
export const commitSchema = (type: Type): JsonSchema =>
  closed({ instance: instanceSchema(type), envelope: envelopeSchema(object) })

/** An escalation as it is stored. */
export const observationSchema = ({ entity }: Type): JsonSchema =>
  closed({ entity: { const: entity }, id: name, revision, envelope: envelopeSchema(json) })
