import type { EntityInput } from './input/entity-input.js'
import type { OperationInput } from './input/operation-input.js'
import type { SchemaObject } from './members.js'
import type {
  EventsOf, FieldsOf, OperationsOf, OperationTypesOf, RuleNames, VersionOf,
} from './operation-types-of.js'
import type { Nothing, Written } from './written.js'

/** What the event of a creation reads (K-175). */
interface CreationScope<Document extends EntityInput> {
  readonly id: string
  readonly entity: Document['entity']
  readonly version: VersionOf<Document>
  readonly state: Document['lifecycle']['initial']
  readonly to_state: Document['lifecycle']['initial']
  readonly fields: SchemaObject<Document['schema'], 'filled'>
}

type CreationEvent<Document> = Written<Written<Document, 'create', Nothing>, 'emit', null>

interface CreationTypesOf<Document extends EntityInput> {
  readonly fields: SchemaObject<Document['schema'], 'given'>
  readonly normalized: SchemaObject<Document['schema'], 'filled'>
  readonly events: CreationEvent<Document> extends null
    ? readonly []
    : EventsOf<readonly [CreationEvent<Document>], CreationScope<Document>>
}

/**
 * The static types that a literal document says: entity, states, fields, what creation and each operation take, their
 * events and the names of their rules. `defineEntity` gives its handle these types; a program names them by this one.
 *
 * @example
 * type Lamp = TypesOf<typeof document> // of a document written `as const`
 * type LampInstance = InstanceOf<Lamp>
 */
export interface TypesOf<Document extends EntityInput> {
  readonly entity: Document['entity']
  readonly version: VersionOf<Document>
  readonly states: Document['lifecycle']['states'][number]
  readonly initial: Document['lifecycle']['initial']
  readonly fields: FieldsOf<Document>
  readonly creation: CreationTypesOf<Document>
  readonly invariants: RuleNames<Written<Document, 'invariants', readonly []>>
  readonly operations: {
    readonly [Name in keyof OperationsOf<Document>]-?: OperationsOf<Document>[Name] extends infer Operation extends
      OperationInput
      ? OperationTypesOf<Document, Operation>
      : never
  }
}
