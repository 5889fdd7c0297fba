import {
  compareText,
  isJsonObject,
  type DefinitionDocument,
  type EventDocument,
  type JsonObject,
  type ObjectSchemaDocument,
  type OperationDocument,
} from '@assent/kernel'
import type { SchemaOptions } from './documents.js'
import { membersSchema } from './field-schema.js'
import { countSchema } from './numbers.js'
import { stored, type SchemaPlace } from './place.js'
import type { JsonSchema } from './schema.js'

import { anyOf, closed, listOf, oneOf, someText } from './shapes.js'
import { templateSchema } from './template-schema.js'

/** An event that a definition emits, and the operation that emits it; null: the creation. */
interface Emitted {
  readonly event: EventDocument
  readonly operation: OperationDocument | null
}

const emittedBy = ({ create, operations }: DefinitionDocument): readonly Emitted[] => [
  ...(create.emit === null ? [] : [{ event: create.emit, operation: null }]),
  ...Object.entries(operations)
    .sort(([one], [other]) => compareText(one, other))
    .flatMap(([, operation]) => operation.emits.map((event) => ({ event, operation }))),
]

/** The types of event that a definition emits, each once, in name order. */
export const eventTypes = (definition: DefinitionDocument): readonly string[] =>
  [...new Set(emittedBy(definition).map(({ event }) => event.type))].sort(compareText)

const unique = (texts: readonly string[]): JsonSchema => {
  const [only, ...others] = [...new Set(texts)]
  return only !== undefined && others.length === 0 ? { const: only } : oneOf([...new Set(texts)])
}

interface Moves {
  readonly from: JsonSchema
  readonly to: JsonSchema
}

const movesOf = ({ lifecycle }: DefinitionDocument, operation: OperationDocument | null): Moves =>
  operation === null
    ? { from: { type: 'null' }, to: { const: lifecycle.initial } }
    : {
        from: unique(operation.transitions.flatMap(({ from }) => from)),
        to: unique(operation.transitions.map(({ to }) => to)),
      }

const clearedBy = (operation: OperationDocument | null): readonly string[] =>
  Object.entries(operation?.set ?? {})
    .filter(([, value]) => isJsonObject(value) && Object.hasOwn(value, 'cleared'))
    .map(([name]) => name)
    .sort(compareText)

/** Some of the fields: those that the decision changed. */
const changedSchema = (schema: ObjectSchemaDocument, place: SchemaPlace): JsonSchema => {
  const { required: _, ...others } = membersSchema(schema, place)
  return others
}

const oneEventSchema = (definition: DefinitionDocument, emitted: Emitted, place: SchemaPlace): JsonSchema => {
  const { event, operation } = emitted
  const { from, to } = movesOf(definition, operation)
  const taken = operation?.arguments ?? definition.schema
  const identity: JsonObject = { entity: { const: definition.entity }, version: { const: definition.version } }
  const plain = { ...identity, id: someText, state: to, to_state: to, from_state: from }
  const objects = { fields: definition.schema, old_fields: definition.schema, args: taken }
  const cleared = clearedBy(operation)
  return closed(
    {
      ...identity,
      id: someText,
      revision: countSchema(1, place.largeNumbers),
      type: { const: event.type },
      from_state: from,
      to_state: to,
      changed: changedSchema(definition.schema, place),
      ...(cleared.length === 0 ? {} : { removed: listOf(oneOf(cleared)) }),
      args: membersSchema(taken, place),
      payload: templateSchema(event.payload, { place, plain, objects }),
    },
    ['removed'],
  )
}

/**
 * The schemas of the events of one type, one for each place that emits it: creation first, then operations in name
 * order.
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
  const schemas = types.flatMap((one) => eventSchemas(definition, one, stored(largeNumbers)))
  return schemas.length === 0 ? undefined : anyOf(schemas)
}
