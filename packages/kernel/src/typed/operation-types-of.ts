import type { EventsFrom } from './event-from.js'
import type { OperationInput } from './input/operation-input.js'
import type { SchemaObject } from './members.js'
import type { RuleNames } from './rule-names.js'
import type { Nothing, Written } from './written.js'

type ArgumentsSchema<Operation> = Written<Operation, 'arguments', Nothing>

type Each<Sources> = Sources extends readonly (infer Source)[] ? Source : Sources

type TransitionOf<Operation> = Operation extends { readonly transitions: readonly (infer Transition)[] }
  ? Transition
  : never

type FromOf<Operation> = Each<Written<TransitionOf<Operation>, 'from', never>>

type ToOf<Operation> = Written<TransitionOf<Operation>, 'to', never>

/** `emit` is another spelling of `emits` (K-8). */
type TemplatesOf<Operation> = Written<Operation, 'emits', Written<Operation, 'emit', readonly []>>

/** What references read about the entity, whatever the operation. */
interface EntityScope {
  readonly entity: string
  readonly version: number
  readonly fields: unknown
}

/** What the events of an operation read (K-175). */
interface OperationScope<Entity extends EntityScope, Operation extends OperationInput> {
  readonly id: string
  readonly entity: Entity['entity']
  readonly version: Entity['version']
  readonly state: ToOf<Operation>
  readonly to_state: ToOf<Operation>
  readonly from_state: FromOf<Operation>
  readonly args: SchemaObject<ArgumentsSchema<Operation>, 'filled'>
  readonly fields: Entity['fields']
  readonly old_fields: Entity['fields']
}

/** The static types of one operation of a document, of whose entity these are known. */
export interface OperationTypesOf<Entity extends EntityScope, Operation extends OperationInput> {
  readonly arguments: SchemaObject<ArgumentsSchema<Operation>, 'given'>
  readonly normalized: SchemaObject<ArgumentsSchema<Operation>, 'filled'>
  readonly from: FromOf<Operation>
  readonly to: ToOf<Operation>
  readonly preconditions: RuleNames<Written<Operation, 'preconditions', readonly []>>
  readonly events: EventsFrom<TemplatesOf<Operation>, OperationScope<Entity, Operation>>
}
