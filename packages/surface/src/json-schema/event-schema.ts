import { compareText, type DefinitionDocument, type JsonObject, type ObjectSchemaDocument } from '@assent/kernel'
import type { SchemaOptions } from './documents.js'
import { emittedBy } from './emitted-by.js'
import type { Emitted } from './emitted.js'
import { membersSchema } from './field-schema.js'
import { countSchema } from './numbers.js'
import { payloadSchema } from './payload-schema.js'
import { stored, type SchemaPlace } from './place.js'
import type { JsonSchema } from './schema.js'
import { anyOf, closed, listOf, oneOf, someText } from './shapes.js'

/** The types of event that a definition emits, each once, in name order. */
export const eventTypes = (definition: DefinitionDocument): readonly string[] =>
  [...new Set(emittedBy(definition).map(({ event }) => event.type))].sort(compareText)

const unique = (texts: readonly string[]): JsonSchema => {
  const [only, ...others] = [...new Set(texts)]
  return only !== undefined && others.length === 0 ? { const: only } : oneOf([...new Set(texts)])
}

/** Some of the fields: those that the decision changed. */
const changedSchema = (schema: ObjectSchemaDocument, place: SchemaPlace): JsonSchema => {
  const { required: _, ...others } = membersSchema(schema, place)
  return others
}

const oneEventSchema = (definition: DefinitionDocument, emitted: Emitted, place: SchemaPlace): JsonSchema => {
  const { event, taken, removed } = emitted
  const from: JsonSchema = emitted.from === null ? { type: 'null' } : unique(emitted.from)
  const to = unique(emitted.to)
  const identity: JsonObject = { entity: { const: definition.entity }, version: { const: definition.version } }
  const plain = { ...identity, id: someText, state: to, to_state: to, from_state: from }
  const objects = { fields: definition.schema, old_fields: definition.schema, args: taken }
  return closed(
    {
      ...identity,
      id: someText,
      revision: countSchema(1, place.largeNumbers),
      type: { const: event.type },
      from_state: from,
      to_state: to,
      changed: changedSchema(definition.schema, place),
      ...(removed.length === 0 ? {} : { removed: listOf(oneOf(removed)) }),
      args: membersSchema(taken, place),
      payload: payloadSchema(event, { place, plain, objects }),
    },
    ['removed'],
  )
}

/**
 * The schemas of the events of one type, one for each place that emits it: creation first, then operations in name
 * order; of a command with outcomes, one for each outcome.
 */
export const eventSchemas = (definition: DefinitionDocument, type: string, place: SchemaPlace): readonly JsonSchema[] =>
  emittedBy(definition)
    .filter(({ event }) => event.type === type)
    .map((emitted) => oneEventSchema(definition, emitted, place))

/**
 * An event as it is stored and printed (K-180), of one type or, where none is named, of any that the definition emits.
 * Undefined where it emits no such event.
 */
export const eventSchema = (
  definition: DefinitionDocument,
  type?: string,
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonSchema | undefined => {
  const types = type === undefined ? eventTypes(definition) : [type]
  const schemas = types.flatMap((one) => eventSchemas(definition, one, stored(largeNumbers, definition.semantics)))
  return schemas.length === 0 ? undefined : anyOf(schemas)
}
