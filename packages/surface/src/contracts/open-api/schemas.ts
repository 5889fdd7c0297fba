import { compareText, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import { argumentsSchema, creationFieldsSchema, instanceSchema, recordingSchema } from '../../json-schema/documents.js'
import { eventSchema } from '../../json-schema/event-schema.js'
import { countSchema } from '../../json-schema/numbers.js'
import type { LargeNumbers } from '../../json-schema/large-numbers.js'
import type { JsonSchema } from '../../json-schema/schema.js'
import { anyObject, closed, listOf, oneOf, someText, text, textOrNull } from '../../json-schema/shapes.js'
import { refusalSchemas } from '../../refusals/refusal-schemas.js'
import { schemaNamed } from '../about.js'
import { partNames } from './part-names.js'
import { outcomeSchemas } from './service/outcome-schemas.js'

const page = (items: JsonSchema): JsonSchema => ({
  ...closed({ items: listOf(items), next: text }, ['next']),
  description: '`next` is where the next page starts; it is absent on the last',
})

/** What reproduces the decision, as the kernel wrote it; further members are of later rules. */
const recordSchema = (definition: DefinitionDocument, largeNumbers: LargeNumbers): JsonSchema => {
  const { instance, event } = partNames(definition)
  const properties = {
    definition: anyObject,
    command: anyObject,
    entity: { const: definition.entity },
    id: someText,
    revision: countSchema(1, largeNumbers),
    from_state: textOrNull,
    to_state: oneOf(definition.lifecycle.states),
    result: schemaNamed(instance),
    changed: anyObject,
    removed: listOf(text),
    events: listOf(schemaNamed(event)),
  }
  return { ...closed(properties, ['removed']), additionalProperties: true }
}

const commitSchema = (definition: DefinitionDocument, largeNumbers: LargeNumbers): JsonSchema => {
  const envelope = {
    record_id: someText,
    recorded_at: { type: 'string', format: 'date-time' },
    actor: textOrNull,
    correlation: textOrNull,
    causation: textOrNull,
    record: recordSchema(definition, largeNumbers),
  }
  return closed({ instance: schemaNamed(partNames(definition).instance), envelope: closed(envelope) })
}

/** What an operation takes beside its arguments (U-5). */
const executionSchema = (args: string, largeNumbers: LargeNumbers): JsonSchema =>
  closed({
    expected_revision: countSchema(1, largeNumbers),
    arguments: schemaNamed(args),
    recording: schemaNamed('Recording'),
  })

/** What a creation takes (U-5); no id, where that is the address of a field (SR-92). */
const creationSchema = (definition: DefinitionDocument): JsonSchema =>
  closed({
    ...(definition.identity === undefined ? { id: someText } : {}),
    fields: schemaNamed(partNames(definition).fields),
    recording: schemaNamed('Recording'),
  })

/** The components of one definition. */
export const definitionSchemas = (definition: DefinitionDocument, largeNumbers: LargeNumbers): JsonObject => {
  const names = partNames(definition)
  const { semantics } = definition
  const operations = Object.entries(definition.operations).sort(([one], [other]) => compareText(one, other))
  return {
    [names.instance]: instanceSchema(definition, { largeNumbers }),
    [names.fields]: creationFieldsSchema(definition, { largeNumbers }),
    [names.creation]: creationSchema(definition),
    // Of a definition that emits nothing, no event was ever stored.
    [names.event]: eventSchema(definition, undefined, { largeNumbers }) ?? { not: {} },
    [names.eventPage]: page(schemaNamed(names.event)),
    [names.commit]: commitSchema(definition, largeNumbers),
    ...outcomeSchemas(definition, largeNumbers),
    ...Object.fromEntries(
      operations.flatMap(([name, operation]) => [
        [names.arguments(name), argumentsSchema(operation, { largeNumbers, semantics })],
        [names.execution(name), executionSchema(names.arguments(name), largeNumbers)],
      ]),
    ),
  }
}

/** The components that every definition has. Those of a definition end with its version or have a dot after it. */
export const sharedSchemas = (largeNumbers: LargeNumbers): JsonObject => ({
  Recording: recordingSchema,
  Ids: page(someText),
  ...Object.fromEntries(
    Object.entries(refusalSchemas({ largeNumbers })).map(([kind, schema]) => [`Refusal.${kind}`, schema]),
  ),
})
