import type { EventFrom } from './event-from.js'
import type { EntityInput } from './input/entity-input.js'
import type { SchemaObject } from './members.js'
import type { Nothing, Written } from './written.js'

/** What the event of a creation reads (K-175). */
export interface CreationScope<Document extends EntityInput> {
  readonly id: string
  readonly entity: Document['entity']
  readonly version: Written<Document, 'version', 1>
  readonly state: Document['lifecycle']['initial']
  readonly to_state: Document['lifecycle']['initial']
  readonly fields: SchemaObject<Document['schema'], 'filled'>
}

type EventsOf<Template, Scope> = Template extends null ? readonly [] : readonly [EventFrom<Template, Scope>]

/** The static types of a creation without outcomes. */
export interface CreationTypesOf<Document extends EntityInput> {
  readonly fields: SchemaObject<Document['schema'], 'given'>
  readonly normalized: SchemaObject<Document['schema'], 'filled'>
  readonly events: EventsOf<Written<Written<Document, 'create', Nothing>, 'emit', null>, CreationScope<Document>>
}
