import type { EventFrom } from './event-from.js'
import type { HeldFields } from './held-fields.js'
import type { EntityInput } from './input/entity-input.js'
import type { OperationInput } from './input/operation-input.js'
import type { SchemaObject } from './members.js'
import type { OperationTypesOf } from './operation-types-of.js'
import type { RuleNames } from './rule-names.js'
import type { Nothing, Written } from './written.js'

type OperationsOf<Document> = Written<Document, 'operations', Nothing>

/** What the event of a creation reads (K-175). */
interface CreationScope<Document extends EntityInput> {
  readonly id: string
  readonly entity: Document['entity']
  readonly version: Written<Document, 'version', 1>
  readonly state: Document['lifecycle']['initial']
  readonly to_state: Document['lifecycle']['initial']
  readonly fields: SchemaObject<Document['schema'], 'filled'>
}

type EventsOf<Template, Scope> = Template extends null ? readonly [] : readonly [EventFrom<Template, Scope>]

interface CreationTypesOf<Document extends EntityInput> {
  readonly fields: SchemaObject<Document['schema'], 'given'>
  readonly normalized: SchemaObject<Document['schema'], 'filled'>
  readonly events: EventsOf<Written<Written<Document, 'create', Nothing>, 'emit', null>, CreationScope<Document>>
}

// `-?` changes nothing here, for no operation is optional. Without it, TypeScript takes the constraint of an
// operation whose name it still infers from the types below instead of from the operations at hand, and does not come
// to an end.
type OperationTypes<Document extends EntityInput> = {
  readonly [Name in keyof OperationsOf<Document>]-?: OperationsOf<Document>[Name] extends infer Operation extends
    OperationInput
    ? OperationTypesOf<TypesOf<Document>, Operation>
    : never
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
  readonly version: Written<Document, 'version', 1>
  readonly states: Document['lifecycle']['states'][number]
  readonly initial: Document['lifecycle']['initial']
  readonly fields: HeldFields<Document['schema'], OperationsOf<Document>>
  readonly creation: CreationTypesOf<Document>
  readonly invariants: RuleNames<Written<Document, 'invariants', readonly []>>
  readonly operations: OperationTypes<Document>
}
