import { numberOf, type DefinitionDocument, type LifecycleDocument, type ProjectionDocument } from '@assent/kernel'
import { dialect, type JsonSchema } from '../json-schema/schema.js'
import { byName, described, listOf, oneOf, text, textOrNull } from '../json-schema/shapes.js'
import { condition } from './condition.js'
import { field, fields, objectSchema } from './field.js'
import { formatObject, objectOrNull, part, type Part } from './keys.js'
import { create, event, operation, rule } from './operation.js'
import { copies, identity, outcome, relation } from './outcome.js'

const lifecycle = formatObject<LifecycleDocument>(
  {
    initial: described('the state of a new instance', text),
    states: described('the states, each once', listOf(text)),
  },
  ['initial', 'states'],
)

const projection = formatObject<ProjectionDocument>(
  {
    key: described('the reference whose value is the key', text),
    in_state: described('only instances in this state', textOrNull),
  },
  ['key'],
)

const version: JsonSchema = { type: 'integer', minimum: 0, maximum: numberOf('4294967295') ?? 0, default: 1 }

/** `number_observation` has one value, and is never written in normal form (SR-8). */
type DefinitionKeys = DefinitionDocument & { readonly number_observation: unknown }

const definition = formatObject<DefinitionKeys>(
  {
    entity: described('the name of the type', text),
    version: described('a whole number from 1; the pair of entity and version names a definition', version),
    schema: described('the fields of an instance', part('objectSchema')),
    lifecycle: described('its states', lifecycle),
    invariants: described('rules about every instance', listOf(part('rule'))),
    create: described('what a creation emits', create),
    operations: described('operations by name', byName(part('operation'))),
    projections: described('read models by name', byName(projection)),
    semantics: described(
      'the rules that it is evaluated by',
      oneOf(['kernel/1', 'service/1', 'service/2', 'service/3']),
    ),
    number_observation: described('of the service rules: how numbers are compared', oneOf(['source-number/1'])),
    identity: described('of the service rules: the field that holds the id', identity),
    relations: described('of the service rules: relations by name', byName(relation)),
    scales: described('of the service rules: texts by name, the lowest first', byName(listOf(text))),
  },
  ['entity', 'schema', 'lifecycle'],
)

const parts: { readonly [name in Part]: JsonSchema } = {
  condition,
  copies,
  event,
  eventOrNull: objectOrNull(event),
  field,
  fieldOrNull: objectOrNull(field),
  fields,
  objectSchema,
  operation,
  outcome,
  rule,
}

/**
 * The JSON Schema, 2020-12, of the definition format: for editors, which complete and check a definition by it while it
 * is typed. It takes what `parseDefinition` takes, but for what JSON Schema cannot say: how a number is spelled, how
 * deep a document is. Whether the definition *holds* is for `validate`.
 */
export const definitionSchema: JsonSchema = {
  $schema: dialect,
  title: 'entity definition',
  ...definition,
  $defs: parts,
}
