import type { EntityInput } from './input/entity-input.js'
import type { EventInput, OperationInput, RuleInput } from './input/operation-input.js'
import type { HeldFields } from './held-fields.js'
import type { SchemaObject } from './members.js'
import type { Resolved } from './template.js'
import type { Nothing, Written } from './written.js'

export type OperationsOf<Document> = Written<Document, 'operations', Nothing>

export type VersionOf<Document> = Written<Document, 'version', 1>

export type FieldsOf<Document extends EntityInput> = HeldFields<Document['schema'], OperationsOf<Document>>

/** The names of rules in refusals: null for a rule without one (K-114). */
export type RuleNames<Rules> = Rules extends readonly (infer Rule extends RuleInput)[]
  ? Rule extends { readonly name: infer Name extends string } ? Name : null
  : never

/** The events of a list of templates, in their order (K-124). */
export type EventsOf<Templates, Scope> = {
  readonly [Index in keyof Templates]: Templates[Index] extends EventInput
    ? {
        readonly type: Templates[Index]['type']
        readonly payload: Resolved<Written<Templates[Index], 'payload', Nothing>, Scope>
      }
    : never
}

/** `emit` is another spelling of `emits` (K-8). */
type TemplatesOf<Operation> = Written<Operation, 'emits', Written<Operation, 'emit', readonly []>>

type Each<Sources> = Sources extends readonly (infer Source)[] ? Source : Sources

type FromOf<Operation extends OperationInput> = Each<Operation['transitions'][number]['from']>

type ToOf<Operation extends OperationInput> = Operation['transitions'][number]['to']

type Arguments<Operation> = Written<Operation, 'arguments', Nothing>

/** What the events of an operation read (K-175). */
interface OperationScope<Document extends EntityInput, Operation extends OperationInput> {
  readonly id: string
  readonly entity: Document['entity']
  readonly version: VersionOf<Document>
  readonly state: ToOf<Operation>
  readonly to_state: ToOf<Operation>
  readonly from_state: FromOf<Operation>
  readonly args: SchemaObject<Arguments<Operation>, 'filled'>
  readonly fields: FieldsOf<Document>
  readonly old_fields: FieldsOf<Document>
}

/** The static types of one operation of a document. */
export interface OperationTypesOf<Document extends EntityInput, Operation extends OperationInput> {
  readonly arguments: SchemaObject<Arguments<Operation>, 'given'>
  readonly normalized: SchemaObject<Arguments<Operation>, 'filled'>
  readonly from: FromOf<Operation>
  readonly to: ToOf<Operation>
  readonly preconditions: RuleNames<Written<Operation, 'preconditions', readonly []>>
  readonly events: EventsOf<TemplatesOf<Operation>, OperationScope<Document, Operation>>
}
