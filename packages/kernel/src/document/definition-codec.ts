import { list, named, orNull, texts } from './codec/collections.js'
import { defaulted, optional, required } from './codec/members.js'
import { closed } from './codec/object.js'
import { oneOf, text, version } from './codec/scalars.js'
import type { CreateDocument, DefinitionDocument, LifecycleDocument, ProjectionDocument } from './document.js'
import { event } from './event-codec.js'
import { objectSchema } from './field-codec.js'
import { operation } from './operation-codec.js'
import { rule } from './rule-codec.js'
import { isEmptyList, isEmptyObject, isEmptySchema } from './service/absence.js'
import { identity, relations, scales } from './service/definition-keys.js'
import { outcomes } from './service/outcome-codec.js'

const lifecycle = closed<LifecycleDocument>('a lifecycle', {
  initial: required(text),
  states: required(texts),
})

/** Here `emit` is one event, and `emits` is an unknown key (K-8). */
const create = closed<CreateDocument>('a create block', {
  emit: defaulted(orNull(event), null),
  arguments: optional(objectSchema, isEmptySchema),
  response: optional(objectSchema, isEmptySchema),
  outcomes: optional(outcomes, isEmptyList),
})

const projection = closed<ProjectionDocument>('a projection', {
  key: required(text),
  in_state: defaulted(orNull(text), null),
})

const semantics = oneOf('the rules to evaluate by', ['kernel/1', 'service/1', 'service/2', 'service/3'])

const numberObservation = oneOf('a number observation', ['source-number/1'])

/** `number_observation` has one value, its default, and is never written (SR-8, K-16). */
type WithNumberObservation = DefinitionDocument & { readonly number_observation?: 'source-number/1' }

/** A whole definition (K-7). */
export const definition = closed<WithNumberObservation>('a definition', {
  entity: required(text),
  version: defaulted(version, 1),
  schema: required(objectSchema),
  lifecycle: required(lifecycle),
  invariants: defaulted(list('a list of rules', rule), []),
  create: defaulted(create, { emit: null }),
  operations: defaulted(named('an object of operations', operation), {}),
  projections: defaulted(named('an object of projections', projection), {}),
  semantics: optional(semantics, (level) => level === 'kernel/1'),
  number_observation: optional(numberObservation, () => true),
  identity: optional(identity, (value) => value === null),
  relations: optional(relations, isEmptyObject),
  scales: optional(scales, isEmptyObject),
})
